import { expect, open, test } from "../../support/fixture.ts";
import { enter, expectValue, partOf, typeAfter } from "./typing.ts";

test.use({ savesData: false });
test.beforeEach(({ page }) => open(page, "/mathfield/guides/commands/"));

test("a click leaves the focus in the mathfield", async ({ page }) => {
  const title = "A toolbar of commands";
  const field = await partOf(page, title);
  const buttons = await partOf(page, title, "button");
  await typeAfter(field, "", "ab");
  await buttons.getByText("Select all").click();
  await buttons.getByText("Root").click();
  await page.keyboard.type("+c");
  await expectValue(field, "\\sqrt{ab}+c");
  await buttons.getByText("Power").click();
  await page.keyboard.type("n");
  await expectValue(field, "\\sqrt{ab}+c^{n}");
});

test("a key on a button leaves the focus on the button", async ({ page }) => {
  const title = "A toolbar of commands";
  const field = await partOf(page, title);
  const buttons = await partOf(page, title, "button");
  await typeAfter(field, "", "xyz");
  const button = buttons.getByText("Delete");
  await button.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expectValue(field, "x");
  await expect(button).toBeFocused();
});

test("a chosen option says where the text goes", async ({ page }) => {
  const title = "What insert replaces and selects";
  const field = await partOf(page, title);
  const choices = await partOf(page, title, "select");
  const button = await partOf(page, title, "button");
  const cases = [
    ["replaceSelection", "a+\\frac{\\placeholder{}}{2}"],
    ["replaceAll", "\\frac{\\placeholder{}}{2}"],
    ["insertBefore", "a+\\frac{\\placeholder{}}{2}b"],
    ["insertAfter", "a+b\\frac{\\placeholder{}}{2}"],
  ] as const;
  for (const [mode, value] of cases) {
    await choices.first().selectOption(mode);
    await button.click();
    await expectValue(field, value);
  }
});

test("places are filled one after the other", async ({ page }) => {
  const title = "A form of a formula";
  const field = await partOf(page, title);
  const buttons = await partOf(page, title, "button");
  await typeAfter(field, "\\int_{\\placeholder{}}^{\\placeholder{}}x", "");
  // The focus comes back a moment after the click.
  const sink = field.locator("[part=keyboard-sink]");
  for (const digit of ["1", "0"]) {
    await buttons.getByText("Back").click();
    await expect(sink).toBeFocused();
    await page.keyboard.type(digit);
  }
  await expectValue(field, "\\int_0^1x");
});

test("pressed keys are shown above the mathfield", async ({ page }) => {
  const title = "A caption with the keys";
  const field = await partOf(page, title);
  const button = await partOf(page, title, "button");
  await button.click();
  await enter(field);
  await page.keyboard.press("y");
  const caption = await partOf(
    page,
    title,
    "#mathlive-keystroke-caption-panel",
  );
  await expect(caption).toContainText("y", { ignoreCase: true });
  await button.click();
  await expect(caption).toBeHidden();
});
