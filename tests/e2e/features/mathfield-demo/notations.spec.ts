import { expectAccessible } from "../../support/accessible.ts";
import type { Field } from "../../support/field.ts";
import { expect, open, test } from "../../support/fixture.ts";
import {
  choose,
  enter,
  expectIn,
  field,
  latex,
  ROUTE,
  standIn,
  value,
  write,
} from "./demo.ts";

/** The notations of the field, by their names in `getValue()`. */
const OF_FIELD = {
  "math-ml": "MathML",
  "ascii-math": "AsciiMath",
  typst: "Typst",
  "spoken-text": "Spoken text",
  "latex-expanded": "Expanded LaTeX",
};

test("the build says in each notation what the field says", async ({
  page,
}) => {
  await open(page, ROUTE);
  const built = new Map<string, string>();
  for (const [format, name] of Object.entries(OF_FIELD)) {
    await choose(page, name);
    built.set(format, await value(page, name).locator("code").innerText());
  }
  await expect(field(page)).toHaveCount(0);
  await enter(page);
  for (const [format, text] of built) {
    const said = await field(page).evaluate(
      (element, name) => (element as Field).getValue(name as "typst"),
      format,
    );
    expect(text).toBe(said.trim());
  }
});

test("what is typed or edited appears in every notation", async ({ page }) => {
  await open(page, ROUTE);
  await expectIn(page, "JavaScript", /Math\.exp/);
  await expectIn(page, "MathJSON", /"ExponentialE"/);
  await enter(page);
  await test.step("typed", async () => {
    await page.keyboard.press("Control+a");
    await page.keyboard.type("x^2/2");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.type("+pi");
    await expect(latex(page)).toHaveValue("\\frac{x^2}{2}+\\pi");
    await expectIn(page, "Expanded LaTeX", "\\frac{x^2}{2}+\\pi");
    await expectIn(page, "MathML", /<mfrac>/);
    await expectIn(page, "AsciiMath", "(x^2)/(2)+pi");
    await expectIn(page, "Typst", /pi/);
    await expectIn(page, "Spoken text", /squared/);
    await expectIn(page, "MathJSON", /"Pi"/);
    await expectIn(page, "JavaScript", /_\.x/);
  });
  await test.step("edited; a mistake is told and kept", async () => {
    await write(page, "\\sqrt{2}+1");
    await latex(page).fill("\\frobnicate{2}");
    await expect(
      page.getByText("There is no command \\frobnicate"),
    ).toBeVisible();
    await expect(latex(page)).toHaveAttribute("aria-invalid", "true");
    await expect(latex(page)).toHaveValue("\\frobnicate{2}");
    await write(page, "y^2");
    await expect(latex(page)).toHaveAttribute("aria-invalid", "false");
  });
});

test("a notation that the formula does not have says why, in words", async ({
  page,
}) => {
  await open(page, ROUTE);
  await enter(page);
  await write(page, "x\\pm y");
  await expectIn(
    page,
    "JavaScript",
    "The engine cannot compile this use of Measurement to JavaScript. Write the expression without it.",
  );
  const copy = page.getByRole("button", { name: "Copy JavaScript" });
  await expect(copy).toHaveCount(0);
  await write(page, "x+");
  await expect(value(page, "JavaScript")).toHaveText(
    "“+” needs another operand.",
  );
  await write(page, "x+1");
  await expect(copy).toBeVisible();
});

test("with everything open it is accessible, and goes by keyboard", async ({
  page,
}) => {
  test.slow();
  await open(page, `${ROUTE}#letters=gothic`);
  await standIn(page).focus();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("+1");
  await latex(page).focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("\\nothing");
  await expect(page.getByText("There is no command")).toBeVisible();
  await expectIn(page, "MathJSON", /not known/);
  await choose(page, "Spoken text");
  await page.getByRole("button", { name: "Speak" }).focus();
  await expectAccessible(page);
});

test("a formula takes the place of one that ends in a text", async ({
  page,
}) => {
  await open(page, ROUTE);
  await enter(page);
  await write(page, "x\\text{ if }");
  await write(page, "x+2");
});
