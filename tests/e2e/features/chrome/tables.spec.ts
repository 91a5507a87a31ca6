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
      all.map((box) => getComputedStyle(box).boxShadow !== "none"),
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
