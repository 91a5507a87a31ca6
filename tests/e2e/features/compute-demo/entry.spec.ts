import { expect, open, test } from "../../support/fixture.ts";
import {
  answer,
  demo,
  expectResults,
  field,
  input,
  json,
  latex,
  panel,
  ROUTE,
  settled,
} from "./demo.ts";

test("an expression is entered in the field, as LaTeX and as MathJSON", async ({
  page,
}) => {
  await open(page, ROUTE);
  await test.step("with the keys, in the field", async () => {
    await input(page, "Expression").click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("x^2");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.type("-5x+6");
    await expect(latex(page)).toHaveValue("x^2-5x+6");
    await settled(page);
    await expectResults(page, {
      canonical: "x^2-5x+6",
      factored: "(x-3)(x-2)",
      derivative: "2x-5",
      solutions: "3,\\quad 2",
      javascript: "(_.x * _.x) + -5 * _.x + 6",
    });
    await expect(json(page)).toHaveValue(
      '["Add",["Subtract",["Power","x",2],["InvisibleOperator",5,"x"]],6]',
    );
    await expect(panel(page, "reading")).toContainText("number");
  });
  await test.step("as LaTeX", async () => {
    await latex(page).fill("\\int_0^1\\sqrt{1-x^2}\\,dx");
    await expect(panel(page, "solutions")).toContainText(
      "The expression has no unknown.",
    );
    await settled(page);
    await expectResults(page, { value: "\\frac{\\pi}{4}" });
    await expect(field(page)).toHaveJSProperty(
      "value",
      "\\int_0^1\\sqrt{1-x^2}\\,dx",
    );
  });
  await test.step("as MathJSON", async () => {
    await json(page).fill('["Divide", "Pi", 3]');
    await expect(latex(page)).toHaveValue("\\frac{\\pi}{3}");
    await expect(field(page)).toHaveJSProperty("value", "\\frac{\\pi}{3}");
    await settled(page);
    await expectResults(page, {
      number: "1.047\\,197\\,551\\,196\\,597\\,746\\,15",
    });
    // The page says that it cannot read this, and changes nothing.
    await json(page).fill('["Divide", "Pi"');
    await expect(answer(page)).toContainText("This MathJSON is not JSON");
    await expect(json(page)).toHaveValue('["Divide", "Pi"');
    await expect(json(page)).toHaveAttribute("aria-invalid", "true");
    await expect(
      demo(page).getByRole("button", { name: /^Copy the/ }),
    ).toHaveCount(0);
    await expect(latex(page)).toHaveValue("\\frac{\\pi}{3}");
  });
});

test("a mistake is told beside it, and the gallery replaces it", async ({
  page,
}) => {
  // The field has not been touched, so its stand-in shows the expression.
  await open(page, ROUTE);
  await test.step("a mistake, and its correction", async () => {
    await latex(page).fill("\\frac{x}{");
    await expect(latex(page)).toHaveAttribute("aria-invalid", "true");
    await expect(latex(page)).toHaveValue("\\frac{x}{");
    await settled(page);
    await expect(answer(page)).toContainText("“{” is not closed.");
    await latex(page).fill("\\frac{x}{2}");
    await expect(latex(page)).toHaveAttribute("aria-invalid", "false");
    await settled(page);
    await expectResults(page, { derivative: "\\frac{1}{2}" });
  });
  await test.step("the gallery; Back leads to the one before", async () => {
    const gallery = page.getByRole("navigation", { name: "Examples" });
    await gallery.getByRole("link", { name: "Fraction" }).click();
    await expect(latex(page)).toHaveValue("\\frac{x^2-1}{x-1}");
    await expect(demo(page)).not.toContainText("No plot");
    await gallery.getByRole("link", { name: "Sets" }).click();
    await expect(latex(page)).toHaveValue("\\{1,2,3\\}\\cup\\{3,4\\}");
    await settled(page);
    await expect(demo(page)).toContainText("No plot");
    await page.goBack();
    await expect(latex(page)).toHaveValue("\\frac{x^2-1}{x-1}");
    await settled(page);
    await expectResults(page, { simplified: "x+1" });
  });
});
