import { expect, open, test } from "../../support/fixture.ts";
import { expectValue, partOf, typeAfter } from "./typing.ts";

test.use({ savesData: false });
test.beforeEach(({ page }) => open(page, "/mathfield/guides/customizing/"));

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

test("a comma is a decimal comma after a digit", async ({ page }) => {
  const title = "A decimal comma";
  const field = await partOf(page, title);
  await typeAfter(field, "", "0,75+f(x,y)");
  await expectValue(field, "0{,}75+f\\left(x,y\\right)");
  await typeAfter(field, "", "0,75*2");
  await expect(await partOf(page, title, "output")).toHaveText("1,5");
});

test("the language that is chosen is that of the menu", async ({ page }) => {
  const title = "The language of the menu";
  const field = await partOf(page, title);
  await (await partOf(page, title, "select")).selectOption("fi");
  await typeAfter(field, "x", "");
  await page.keyboard.press("Alt+Space");
  const items = field.locator("[part=menu-item]");
  await expect(items.filter({ hasText: "Leikkaa" })).toBeVisible();
});

test("the switch changes the background of the mathfield", async ({ page }) => {
  const title = "A switch for light and dark";
  const field = await partOf(page, title);
  const background = () =>
    field.evaluate((element) => getComputedStyle(element).backgroundColor);
  const light = await background();
  await (await partOf(page, title, "[value=dark]")).check();
  await expect.poll(background).not.toBe(light);
});
