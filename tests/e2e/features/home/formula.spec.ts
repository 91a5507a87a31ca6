import { expect, open, test } from "../../support/fixture.ts";
import { DESKTOP } from "../../support/looks.ts";
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
    await expect(value).toHaveText([/\\frac\{1\}\{2\}$/, /0\.5$/]);
    await expect(row(page, "Value")).toContainText(" ≈ ");
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
    .getByRole("button", { name: "The sum of all 1 over n squared" });
  await example.click();
  await expect(row(page, "LaTeX")).toHaveText(/\\sum_\{n=1\}/);
  const value = row(page, "Value").locator("annotation").first();
  await expect(value).toHaveText(/\\pi\^2/);
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
  await expect(row(page, "Simplified").locator("annotation")).toHaveText(
    /x\+3$/,
  );
  await isComputed(page);
});

test("what keeps a formula from being read is said below it, and its plot fades", async ({
  page,
}) => {
  await open(page, "/");
  await type(page, "x+1");
  await isComputed(page);
  const shown = () =>
    plot(page).evaluate((frame) => {
      let opacity = 1;
      for (let at: Element | null = frame; at; at = at.parentElement)
        opacity *= Number(getComputedStyle(at).opacity);
      return opacity;
    });
  expect(await shown()).toBe(1);
  await page.keyboard.type("+");
  await expect(source(page)).toHaveAttribute("data-status", "unfinished");
  await expect.poll(shown).toBeLessThan(0.7);
  const tops = await Promise.all(
    [page.locator("[data-field]"), source(page), row(page, "Simplified")].map(
      async (part) => (await part.boundingBox())?.y ?? NaN,
    ),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await page.keyboard.type("2");
  await isComputed(page);
  await expect.poll(shown).toBe(1);
});

test("the first screen has the formula, its value and all of its plot", async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await open(page, "/");
  const picture = page.getByRole("img", { name: /^Plot of/ });
  for (const part of [
    page.locator("[data-field]"),
    row(page, "Value"),
    picture,
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
});

test("an emptied field shows no result of the formula before", async ({
  page,
}) => {
  await open(page, "/");
  await type(page, "x+1");
  await isComputed(page);
  await expect(plot(page)).toBeVisible();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Backspace");
  await expect(source(page)).toHaveText("Type a formula.");
  for (const label of ["Value", "LaTeX", "MathJSON", "Code"])
    await expect(row(page, label)).toHaveText("");
  await expect(plot(page)).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true });

  test("the value is above the virtual keyboard", async ({ page }) => {
    await open(page, "/");
    const field = page.locator("[data-field]");
    await field.evaluate((box) => box.scrollIntoView({ block: "end" }));
    await field.tap();
    await expect(page.locator("math-field")).toBeFocused();
    const keyboard = page.locator(".ML__keyboard .MLK__plate");
    await expect(keyboard).toBeVisible();
    const bottomOf = async () => {
      const box = await row(page, "Value").boundingBox();
      return box ? box.y + box.height : Infinity;
    };
    await expect
      .poll(async () => {
        const top = (await keyboard.boundingBox())?.y ?? 0;
        return (await bottomOf()) < top;
      })
      .toBe(true);
  });
});
