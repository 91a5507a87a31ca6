import type {} from "mathlive";

import { expect, open, test } from "../../support/fixture.ts";
import { enter, field, latex, ROUTE, write } from "./demo.ts";

test("options take effect, and are in the address", async ({ page }) => {
  await open(page, ROUTE);
  await enter(page);
  await write(page, "x<1");
  await page.getByLabel("Virtual keyboard opens").selectOption("manual");
  await page.getByLabel("Keyboard layout").selectOption("greek");
  await page.getByLabel("Letter shapes").selectOption("upright");
  await page.getByLabel("Decimal sign").selectOption("comma");
  await page.getByLabel("Language of the menu").selectOption("fr");
  await page.getByLabel(/^Smart mode/).check();
  await page.getByLabel(/^Smart fence/).uncheck();
  await page.getByLabel(/^Smart superscript/).uncheck();
  await page.getByLabel("Read-only").check();
  const read = (element: Element) =>
    [
      "mathVirtualKeyboardPolicy",
      "letterShapeStyle",
      "smartMode",
      "smartFence",
      "smartSuperscript",
      "readOnly",
      "value",
    ].map((name) => String(Reflect.get(element, name)));
  const settings = [
    "manual",
    "upright",
    "true",
    "false",
    "false",
    "true",
    "x<1",
  ];
  await expect.poll(() => field(page).evaluate(read)).toEqual(settings);
  await expect(page).toHaveURL(
    /#latex=x%3C1&policy=manual&layout=greek&letters=upright&decimal=comma&locale=fr&smartMode=on&smartFence=off&smartSuperscript=off&readOnly=on$/,
  );
  const shared = await page.evaluate(() =>
    JSON.stringify([
      Reflect.get(customElements.get("math-field") ?? {}, "decimalSeparator"),
      Reflect.get(customElements.get("math-field") ?? {}, "locale"),
      window.mathVirtualKeyboard.layouts,
    ]),
  );
  expect(shared).toBe('[",","fr",["greek"]]');
});

test("the languages are those of the package, and the field speaks them", async ({
  page,
}) => {
  await open(page, ROUTE);
  const tooltip = () =>
    field(page).evaluate((element) =>
      element.shadowRoot
        ?.querySelector("[part=menu-toggle]")
        ?.getAttribute("data-tooltip"),
    );
  await enter(page);
  const languages = page.getByLabel("Language of the menu");
  const offered = await languages
    .locator("option")
    .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value));
  const known = await page.evaluate(() =>
    Object.keys(
      Reflect.get(customElements.get("math-field") ?? {}, "strings") as object,
    ),
  );
  expect(known.length).toBeGreaterThan(10);
  expect(offered.toSorted()).toEqual(["auto", ...known].toSorted());
  await expect.poll(tooltip).toBe("Menu");
  await languages.selectOption("ja");
  await expect.poll(tooltip).toBe("メニュー");
  await languages.selectOption("auto");
  await expect.poll(tooltip).toBe("Menu");
});

test("an address restores what it says rightly, and tells the rest", async ({
  page,
}) => {
  const alert = page.getByRole("alert");
  const letters = page.getByLabel("Letter shapes");
  await test.step("in part", async () => {
    await open(page, `${ROUTE}#latex=z&letters=gothic&sound=on&smartFence=off`);
    await expect(alert).toContainText("“letters” cannot be “gothic”.");
    await expect(alert).toContainText("This page knows no “sound”.");
    await expect(latex(page)).toHaveValue("z");
    await expect(letters).toHaveValue("auto");
    await expect(page.getByLabel(/^Smart fence/)).not.toBeChecked();
  });
  await test.step("in full, and Back", async () => {
    await page.evaluate(() => {
      location.hash = "#latex=a%2Bb&letters=french";
    });
    await expect(latex(page)).toHaveValue("a+b");
    await expect(letters).toHaveValue("french");
    await expect(page.getByLabel(/^Smart fence/)).toBeChecked();
    await expect(alert).toHaveCount(0);
    await page.reload();
    await expect(latex(page)).toHaveValue("a+b");
    await expect(letters).toHaveValue("french");
    await enter(page);
    await expect(field(page)).toHaveJSProperty("value", "a+b");
    await page.evaluate(() => {
      location.hash = "#latex=c";
    });
    await expect(latex(page)).toHaveValue("c");
    await expect(field(page)).toHaveJSProperty("value", "c");
    await page.goBack();
    await expect(latex(page)).toHaveValue("a+b");
  });
  await test.step("a place of the page says nothing", async () => {
    await page.goto("about:blank");
    await open(page, `${ROUTE}#options`);
    await expect(page.locator("#options")).toBeInViewport();
    await expect(latex(page)).not.toHaveValue(/^(z|a\+b|c|)$/);
    await expect(alert).toHaveCount(0);
  });
});
