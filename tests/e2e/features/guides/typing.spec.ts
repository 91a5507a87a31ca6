import type { Field } from "../../support/field.ts";
import { expect, open, test } from "../../support/fixture.ts";
import { enter, expectValue, partOf, typeAfter } from "./typing.ts";

test.use({ savesData: false });
test.beforeEach(({ page }) => open(page, "/mathfield/guides/typing/"));

/** Options: what is typed, and what becomes of it with each and without. */
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
  const value = () => field.evaluate((element) => (element as Field).value);
  // What is refused is there until `input` comes: a key at a time.
  const press = async (keys: Iterable<string>) => {
    for (const key of keys) {
      await page.keyboard.press(key);
      await field.evaluate(() => new Promise(requestAnimationFrame));
      await expect.poll(value).toMatch(/^-?\d*\.?\d*$/);
    }
  };
  await enter(field);
  await press(["Control+a", "Backspace"]);
  await press("(x/-12pi^3_x.(4./");
  await expectValue(field, "-123.4");
  await press(["Control+6", "Control+5", "Control+-", "Alt+Tab", "Alt+Enter"]);
  await press(["ArrowLeft", "x", "5", "\\", "p", "i", "Enter", "6"]);
  await expectValue(field, "-123.564");
  await press(["Control+a", "Control+c", "End", "Control+v", "Control+z"]);
  await press(["Control+a", "Shift+Quote", "Shift+Alt+KeyT", "End"]);
  await page.keyboard.insertText("你");
  await field.evaluate((element) => {
    for (const command of ["moveToSuperscript", "moveToOpposite"])
      (element as Field).executeCommand(command);
    (element as Field).insert("\\frac12");
  });
  await expectValue(field, "-123.564");
});
