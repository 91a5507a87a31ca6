import { addressOf, expect, test, typeInto, valueOf } from "./fixture.ts";
import { PROJECTS } from "./projects.mjs";

for (const { name } of PROJECTS)
  test(`a field in ${name} is typed in, read, set and taken away`, async ({
    page,
  }) => {
    await page.goto(addressOf(name));
    const field = page.locator("math-field");
    const output = page.locator("output");
    await expect.poll(() => valueOf(field)).toBe("\\frac{x}{2}");
    await expect(output).toHaveText("\\frac{x}{2}");

    // Where the value comes back from a state, the caret must not jump.
    await typeInto(field, "12");
    await expect.poll(() => valueOf(field)).toBe("12\\frac{x}{2}");
    await expect(output).toHaveText("12\\frac{x}{2}");

    await page.getByRole("button", { name: "Set to √2" }).click();
    await expect.poll(() => valueOf(field)).toBe("\\sqrt{2}");
    await expect(output).toHaveText("\\sqrt{2}");

    const hide = page.getByRole("button", { name: "Hide" });
    await hide.click();
    await expect(field).toHaveCount(0);
    await hide.click();
    await expect.poll(() => valueOf(field)).toBe("\\frac{x}{2}");
  });

for (const { name } of PROJECTS)
  test(`the fonts of formulas in ${name} come from its build`, async ({
    page,
  }) => {
    await page.goto(addressOf(name));
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.fonts]
            .filter(({ status }) => status === "loaded")
            .map(({ family }) => family),
        ),
      )
      .toEqual(expect.arrayContaining(["KaTeX_Main", "KaTeX_Math"]));
  });
