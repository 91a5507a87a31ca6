import type { Field } from "../../support/field.ts";
import { expect, open, test } from "../../support/fixture.ts";
import { tableRows } from "../../../page-rows.ts";
import { expectValue, partOf, typeAfter } from "./typing.ts";

test.use({ savesData: false });
test.beforeEach(({ page }) => open(page, "/mathfield/guides/shortcuts/"));

/** Contexts of the guide: the name, a formula, whether it applies. */
const CONTEXTS = [
  ["nothing", "", true],
  ["letter", "x", true],
  ["letter", "\\mathbb{R}", true],
  ["digit", "2", true],
  ["function", "\\operatorname{area}", true],
  ["function", "\\sin", true],
  ["function", "f", false],
  ["frac", "\\frac12", true],
  ["surd", "\\sqrt2", true],
  ["binop", "x+", true],
  ["relop", "x=", true],
  ["punct", "x,", true],
  ["operator", "x\\int", true],
  ["operator", "\\sin", true],
  ["openfence", "(", true],
  ["closefence", "\\left(x\\right)", true],
  ["array", "\\begin{pmatrix}1\\end{pmatrix}", true],
  ["space", "x~", true],
  ["space", "x\\ ", true],
  ["space", "x\\,", false],
  ["fence", "(", false],
  ["text", "\\text{if}", true],
] as const;

test("typing a shortcut, a longer one, and undoing it", async ({ page }) => {
  const field = await partOf(page, "An inline shortcut and a keybinding");
  await typeAfter(field, "", "x+half");
  await expectValue(field, "x+\\frac12");
  await page.keyboard.press("Control+z");
  await expectValue(field, "x+half");
  await typeAfter(field, "", "sinh");
  await expectValue(field, "\\sinh");
});

test("pressing a keybinding", async ({ page }) => {
  const field = await partOf(page, "An inline shortcut and a keybinding");
  await typeAfter(field, "", "x");
  await page.keyboard.press("Alt+s");
  await expectValue(field, "x\\sum_{\\placeholder{}}^{\\placeholder{}}");
});

test("typing what is no shortcut any more", async ({ page }) => {
  const title = "A mathfield without one of the shortcuts";
  const fields = await partOf(page, title);
  await typeAfter(fields.first(), "", "2pi");
  await expectValue(fields.first(), "2pi");
  await typeAfter(fields.last(), "", "2pi");
  await expectValue(fields.last(), "2\\pi");
});

test("typing in each context", async ({ page }) => {
  const told = tableRows(
    "docs/mathfield/guides/shortcuts.mdx",
    "apply-a-shortcut-only-after-certain-things",
  ).flatMap(([names = ""]) => names.split(", "));
  const tried = CONTEXTS.map(([context]): string => context);
  expect(tried).toEqual(expect.arrayContaining(told));
  const field = await partOf(page, "A unit after digits");
  await typeAfter(field, "", "3kWh");
  await expectValue(field, "3\\,\\mathrm{kWh}");
  await typeAfter(field, "", "xkWh");
  await expectValue(field, "xkWh");
  for (const [after, formula, applies] of CONTEXTS)
    await test.step(`${after}: ${formula}`, async () => {
      await field.evaluate((element, context) => {
        const shortcut = { after: context, value: "\\clubsuit" };
        (element as Field).inlineShortcuts = { qz: shortcut };
      }, after);
      await typeAfter(field, formula, "qz");
      await expectValue(field, formula + (applies ? "\\clubsuit" : "qz"));
    });
});

test("typing names of several letters", async ({ page }) => {
  const title = "Names of several letters";
  const field = await partOf(page, title);
  await typeAfter(field, "", "mass*speed");
  await expectValue(
    field,
    "\\operatorname{\\mathrm{mass}}\\cdot\\operatorname{\\mathrm{speed}}",
  );
  const symbols = await partOf(page, title, "output");
  await expect(symbols).toHaveText("mass, speed");
});
