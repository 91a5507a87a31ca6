import { expectAccessible } from "../../support/accessible.ts";
import { expect, open, test } from "../../support/fixture.ts";
import { enter, field, latex, ROUTE, standIn, value, write } from "./demo.ts";

test("what is typed or edited appears in every notation", async ({ page }) => {
  await open(page, ROUTE);
  await expect(value(page, "JavaScript")).toContainText("Math.exp");
  await enter(page);
  await test.step("typed", async () => {
    await page.keyboard.press("Control+a");
    await page.keyboard.type("x^2/2");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.type("+pi");
    await expect(latex(page)).toHaveValue("\\frac{x^2}{2}+\\pi");
    await expect(value(page, "LaTeX, macros expanded")).toHaveText(
      "\\frac{x^2}{2}+\\pi",
    );
    await expect(value(page, "MathML")).toContainText("<mfrac>");
    await expect(value(page, "ASCIIMath")).toHaveText("(x^2)/(2)+pi");
    await expect(value(page, "Typst")).toContainText("pi");
    await expect(value(page, "Spoken")).toContainText("squared");
    await expect(value(page, "MathJSON")).toContainText('"Pi"', {
      timeout: 30_000,
    });
    await expect(value(page, "JavaScript")).toContainText("_.x");
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
  await expect(value(page, "MathJSON")).not.toContainText("being loaded", {
    timeout: 30_000,
  });
  await page
    .getByRole("group", { name: "Spoken", exact: true })
    .getByRole("button")
    .first()
    .focus();
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
