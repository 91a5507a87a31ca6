import { expect, open, test } from "../../support/fixture.ts";
import { enter, isComputed, plot, row, source, type } from "./workbench.ts";

test("shows the value of each formula, and a plot for one unknown only", async ({
  page,
}) => {
  await open(page, "/");
  const value = row(page, "Value").locator("annotation");
  await test.step("one unknown", async () => {
    await type(page, "x^2");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.type("+2x+3x");
    await expect(row(page, "LaTeX")).toHaveText("x^2+2x+3x");
    await isComputed(page);
    await expect(row(page, "MathJSON")).toHaveText(
      '["Add", ["Power", "x", 2], ["Multiply", 2, "x"], ["Multiply", 3, "x"]]',
    );
    await expect(value).toHaveText(/x\^2\+5x/);
    await expect(plot(page)).toBeVisible();
  });
  await test.step("none: exact and as a decimal number", async () => {
    await type(page, "1/4");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.type("+1/4");
    await expect(value).toHaveText(/\\frac\{1\}\{2\} \\approx 0\.5/);
    await expect(plot(page)).toHaveCount(0);
    await isComputed(page);
  });
  await test.step("one again", async () => {
    await type(page, "y");
    await expect(plot(page)).toBeVisible();
  });
  await test.step("two", async () => {
    await type(page, "x+y");
    await expect(row(page, "MathJSON")).toHaveText('["Add", "x", "y"]');
    await expect(plot(page)).toHaveCount(0);
    await isComputed(page);
  });
});

test("an example goes into the field", async ({ page }) => {
  await open(page, "/");
  await enter(page);
  await expect(plot(page)).toBeVisible({ timeout: 30_000 });
  const example = page
    .getByRole("group", { name: "Formulas to try" })
    .getByRole("button")
    .last();
  await example.click();
  await expect(row(page, "LaTeX")).toHaveText(/\\sum_\{n=1\}/);
  await expect(row(page, "Value").locator("annotation")).toHaveText(/\\pi\^2/);
  await expect(plot(page)).toHaveCount(0);
  await isComputed(page);
});

test("an unfinished formula keeps the last result and says what it lacks", async ({
  page,
}) => {
  await open(page, "/");
  await type(page, "x+1");
  await expect(row(page, "MathJSON")).toHaveText('["Add", "x", 1]');
  await isComputed(page);
  await page.keyboard.type("+");
  await expect(source(page)).toHaveAttribute("data-status", "unfinished");
  await expect(source(page)).not.toHaveText("");
  await expect(row(page, "MathJSON")).toHaveText('["Add", "x", 1]');
  await page.keyboard.type("2");
  await expect(row(page, "MathJSON")).toHaveText('["Add", "x", 3]');
  await expect(row(page, "Value").locator("annotation")).toHaveText(/x\+3$/);
  await isComputed(page);
});
