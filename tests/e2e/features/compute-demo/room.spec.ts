import { expect, open, test } from "../../support/fixture.ts";
import { demo, json, panel, ROUTE } from "./demo.ts";

test.use({ viewport: { width: 1350, height: 900 } });
test.beforeEach(({ page }) => open(page, ROUTE));

test("the plot ends where the inputs beside it end", async ({ page }) => {
  const plot = await demo(page).locator(".plot-line").boundingBox();
  const input = await json(page).boundingBox();
  const end = (box: typeof plot) => (box?.y ?? 0) + (box?.height ?? 0);
  expect(Math.abs(end(plot) - end(input))).toBeLessThan(16);
});

test("the type begins below its title, and fills the row of code", async ({
  page,
}) => {
  const type = await panel(page, "reading").boundingBox();
  const row = await panel(page, "reading").locator("dt").first().boundingBox();
  const code = await panel(page, "glsl").boundingBox();
  expect((row?.y ?? 0) - (type?.y ?? 0)).toBeLessThan(48);
  expect(type?.y).toBe(code?.y);
});

test("the MathJSON folds before anything is computed", async ({ page }) => {
  const tree = panel(page, "mathjson");
  await expect(tree.locator("details, [aria-expanded]").first()).toBeVisible();
  await expect(tree).toHaveAttribute("aria-busy", "false");
});
