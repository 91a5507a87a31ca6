import { expect, open, test } from "../../support/fixture.ts";

/** A page with a table of tasks and calls, and one that is wider than a phone. */
const PAGE = "/compute-engine/guides/evaluate/";

test.use({ viewport: { width: 390, height: 844 } });

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

test("a table that goes on has a shadow at that edge alone", async ({
  page,
}) => {
  await open(page, PAGE);
  const box = page.locator(".table-box").nth(1);
  /** The paper at an edge, above the words of the first row. */
  const strip = async (side: "left" | "right") => {
    await box.scrollIntoViewIfNeeded();
    const place = await box.boundingBox();
    if (!place) throw new Error("The table is not there.");
    return page.screenshot({
      clip: {
        x: side === "left" ? place.x : place.x + place.width - 2,
        y: place.y + 2,
        width: 2,
        height: 4,
      },
    });
  };
  expect((await strip("left")).equals(await strip("right"))).toBe(false);
  await box.evaluate((node) => {
    node.style.background = "none";
  });
  expect((await strip("left")).equals(await strip("right"))).toBe(true);
});
