import { expect, open, test } from "../../support/fixture.ts";
import { expectValue, partOf, typeAfter } from "./typing.ts";

test.use({ savesData: false });
test.beforeEach(({ page }) => open(page, "/mathfield/guides/typing/"));

/** What is typed, and what becomes of it with an option and without. */
const OPTIONS = [
  ["smartFence", "(x", "\\left(x\\right)", "(x"],
  ["smartSuperscript", "x^2+1", "x^2+1", "x^{2+1}"],
  ["smartMode", "if x>0", "\\text{if }x>0", "ifx>0"],
] as const;

test("each option changes what becomes of typing", async ({ page }) => {
  const title = "Typing with and without assistance";
  const field = await partOf(page, title);
  for (const [name, text, withIt, without] of OPTIONS)
    await test.step(name, async () => {
      const box = await partOf(page, title, `[name=${name}]`);
      await box.check();
      await typeAfter(field, "", text);
      await expectValue(field, withIt);
      await box.uncheck();
      await typeAfter(field, "", text);
      await expectValue(field, without);
    });
});

test("neither a backslash nor Escape starts LaTeX mode", async ({ page }) => {
  const field = await partOf(page, "A field without LaTeX mode");
  await typeAfter(field, "", "a\\");
  await page.keyboard.press("Escape");
  await page.keyboard.type("b");
  await expect(field).toHaveJSProperty("mode", "math");
});

test("a mathfield for numbers refuses the rest", async ({ page }) => {
  const field = await partOf(page, "A mathfield for decimal numbers");
  await typeAfter(field, "", "1x2pi^3\\a(4)/-5.6");
  await page.keyboard.press("Escape");
  await page.keyboard.type("7");
  await expectValue(field, "1234-5.67");
});
