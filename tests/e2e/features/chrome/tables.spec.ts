import { expect, open, test } from "../../support/fixture.ts";

/** A page that begins with a table of tasks and calls. */
const PAGE = "/compute-engine/guides/evaluate/";

test.use({ viewport: { width: 390, height: 844 } });

test("a table that is cut says so at its right edge, until its end", async ({
  page,
}) => {
  await open(page, "/mathfield/guides/customizing/");
  const boxes = page.locator(".table-box");
  const shadows = () =>
    boxes.evaluateAll((all) =>
      all.map((box) => {
        const { content, boxShadow } = getComputedStyle(box, "::after");
        return content !== "none" && boxShadow !== "none";
      }),
    );
  const cut = await boxes.evaluateAll((all) =>
    all.map((box) => box.scrollWidth > box.clientWidth),
  );
  expect(cut).toContain(true);
  expect(cut).toContain(false);
  await expect.poll(shadows).toEqual(cut);
  await boxes.evaluateAll((all) => {
    for (const box of all) box.scrollLeft = box.scrollWidth;
  });
  await expect.poll(shadows).toEqual(cut.map(() => false));
});

test("the shadow of a cut table lies above the backgrounds of its code", async ({
  page,
}) => {
  await open(page, "/mathfield/guides/customizing/");
  const code = page.locator(".table-box[data-more] td code").first();
  // Code from before the edge to after it: only what lies above it is seen.
  const { x, y } = await code.evaluate((node) => {
    node.style.cssText = "display: block; width: 60rem; color: transparent";
    scrollBy({
      top: node.getBoundingClientRect().top - innerHeight / 2,
      behavior: "instant",
    });
    const { top, height } = node.getBoundingClientRect();
    const { right = 0 } = node.closest("div")?.getBoundingClientRect() ?? {};
    return { x: right, y: top + height / 2 };
  });
  const pixel = (left: number) =>
    page.screenshot({ clip: { x: left, y, width: 1, height: 1 } });
  const [edge, inside] = [await pixel(x - 1), await pixel(x - 40)];
  expect(edge.equals(inside)).toBe(false);
});

test("a stacked table shows no names of columns above its first pair", async ({
  page,
}) => {
  await open(page, PAGE);
  const [head, task] = [
    page.locator(".table-box thead").first(),
    page.locator(".table-box td").first(),
  ];
  await expect(task).toHaveCSS("display", "block");
  const shows = () =>
    head.evaluate((node) => {
      const { left, top, height } = node.getBoundingClientRect();
      const found = document.elementFromPoint(left + 2, top + height / 2);
      return node.contains(found);
    });
  await head.scrollIntoViewIfNeeded();
  expect(await shows()).toBe(false);
  await page.setViewportSize({ width: 700, height: 844 });
  await expect.poll(shows).toBe(true);
});

test("code is below what it does on a phone, and beside it elsewhere", async ({
  page,
}) => {
  await open(page, PAGE);
  const box = page.locator(".table-box").first();
  const [task, call] = [box.locator("td").first(), box.locator("td").nth(1)];
  const places = () =>
    Promise.all(
      [task, call].map((cell) =>
        cell.evaluate((node) => node.getBoundingClientRect()),
      ),
    );
  const [above, below] = await places();
  expect(below?.top).toBeGreaterThanOrEqual(above?.bottom ?? Infinity);
  const isWide = await box.evaluate(
    (node) => node.scrollWidth > node.clientWidth,
  );
  expect(isWide).toBe(false);
  await expect(box.getByRole("table")).toHaveCount(1);

  await page.setViewportSize({ width: 700, height: 844 });
  const [left, right] = await places();
  expect(right?.left).toBeGreaterThanOrEqual(left?.right ?? Infinity);
});
