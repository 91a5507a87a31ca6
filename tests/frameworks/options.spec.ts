import type { MathfieldElement } from "mathlive";

import { addressOf, expect, test, typeInto, valueOf } from "./fixture.ts";

for (const project of ["react", "svelte", "vue"])
  test(`options, setup and events reach a field in ${project}`, async ({
    page,
  }) => {
    await page.goto(addressOf(project, "/#options"));
    const options = page.locator('math-field[aria-label="With options"]');
    const read = () =>
      options.evaluate((mf) => {
        const { placeholder, smartFence, mathVirtualKeyboardPolicy } =
          mf as MathfieldElement;
        return { placeholder, smartFence, mathVirtualKeyboardPolicy };
      });
    await expect.poll(read).toEqual({
      placeholder: "\\text{Your answer}",
      smartFence: false,
      mathVirtualKeyboardPolicy: "manual",
    });

    const changed = page.locator('math-field[aria-label="With a shortcut"]');
    await typeInto(changed, "half");
    await expect.poll(() => valueOf(changed)).toBe("\\frac{1}{2}");

    const left = page.locator('math-field[aria-label="With an event"]');
    await typeInto(left, "x");
    await page.keyboard.press("ArrowRight");
    await expect(page.locator("output")).toHaveText("forward");
  });

for (const project of ["svelte", "vue"])
  test(`fields and an input share a value in ${project}`, async ({ page }) => {
    await page.goto(addressOf(project, "/#mirror"));
    const first = page.locator('math-field[aria-label="First"]');
    const second = page.locator('math-field[aria-label="Second"]');
    const input = page.getByLabel("LaTeX");
    await expect.poll(() => valueOf(second)).toBe("x^2");

    await typeInto(first, "34");
    await expect.poll(() => valueOf(second)).toBe("34x^2");
    await expect(input).toHaveValue("34x^2");

    await input.fill("\\pi");
    await expect.poll(() => valueOf(first)).toBe("\\pi");
    await expect.poll(() => valueOf(second)).toBe("\\pi");
  });
