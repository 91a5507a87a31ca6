import type { MathfieldElement } from "mathlive";

import { addressOf, expect, test, typeInto, valueOf } from "./fixture.ts";

test("a form takes the value of a field, or gives it the focus", async ({
  page,
}) => {
  await page.goto(addressOf("react", "/#answer"));
  const field = page.locator("math-field");
  const send = page.getByRole("button", { name: "Send" });
  await expect.poll(() => valueOf(field)).toBe("");

  await send.click();
  await expect(field).toBeFocused();
  await typeInto(field, "x/2");
  await expect.poll(() => valueOf(field)).toBe("\\frac{x}{2}");
  await send.click();
  await expect(page.locator("output")).toHaveText("\\frac{x}{2}");
  const isReadOnly = () =>
    field.evaluate((mf) => (mf as MathfieldElement).readOnly);
  await expect.poll(isReadOnly).toBe(true);
});

test("the library is loaded when somebody edits", async ({ page }) => {
  await page.goto(addressOf("react", "/#lazy"));
  const edit = page.getByRole("button", { name: "Edit x^2" });
  await expect(edit).toBeVisible();
  const isDefined = () =>
    page.evaluate(() => customElements.get("math-field") !== undefined);
  expect(await isDefined()).toBe(false);

  await edit.click();
  await expect.poll(() => valueOf(page.locator("math-field"))).toBe("x^2");
  expect(await isDefined()).toBe(true);
});

test("the keyboard comes with the focus, and goes with it", async ({
  page,
}) => {
  await page.goto(addressOf("react", "/#options"));
  const isOpen = () => page.evaluate(() => window.mathVirtualKeyboard.visible);
  const amount = page.locator('math-field[aria-label="Amount"]');
  await amount.click();
  await expect.poll(isOpen).toBe(true);
  await amount.evaluate((mf) => mf.blur());
  await expect.poll(isOpen).toBe(false);
});

test("attributes are read once, and not after the value", async ({ page }) => {
  await page.goto(addressOf("react", "/#attributes"));
  const option = (label: string, name: "smartFence" | "smartMode") =>
    page
      .locator(`math-field[aria-label="${label}"]`)
      .evaluate((mf, key) => (mf as MathfieldElement)[key], name);
  await expect.poll(() => option("Read", "smartFence")).toBe(false);
  expect(await option("Ignored", "smartFence")).toBe(true);

  await page.getByRole("button", { name: "Smart mode" }).click();
  const late = page.locator('math-field[aria-label="Late"]');
  await expect(late).toHaveAttribute("smart-mode", "on");
  expect(await option("Late", "smartMode")).toBe(false);
});

test("text between the tags replaces the value when it changes", async ({
  page,
}) => {
  await page.goto(addressOf("react", "/#children"));
  const counted = page.locator('math-field[aria-label="Counted"]');
  const value = async () => (await valueOf(counted))?.replaceAll(/[{}]/g, "");
  await expect.poll(value).toBe("x_0");
  await typeInto(counted, "12");
  await expect.poll(value).toBe("12x_0");
  await page.getByRole("button", { name: "Count" }).click();
  await expect.poll(value).toBe("x_1");
});

test.describe("a property that is not there to be set", () => {
  test.use({ foreseen: /only a getter/ });

  test("ends the rendering: name", async ({ page, heard }) => {
    await page.goto(addressOf("react", "/#name"));
    await expect.poll(() => heard).toHaveLength(1);
  });
});

test.describe("a property that needs a field in the page", () => {
  test.use({
    foreseen: /^Mathfield not mounted/,
  });

  test("ends the rendering: menuItems", async ({ page, heard }) => {
    await page.goto(addressOf("react", "/#menu"));
    await expect.poll(() => heard).toHaveLength(1);
  });
});
