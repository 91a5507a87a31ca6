import { expect, open, test } from "../../support/fixture.ts";
import { partOf } from "./typing.ts";

test.use({ savesData: false });
test.beforeEach(({ page }) => open(page, "/mathfield/lifecycle/"));

test("the log says what a mathfield knows in each state", async ({ page }) => {
  const title = "A log of states";
  const log = await partOf(page, title, "li");
  const button = await partOf(page, title, "button");
  await expect(log).toHaveCount(3);
  await button.press("Enter");
  await expect(log.last()).toHaveText("unmount: Mathfield not mounted");
  await button.press("Enter");
  await expect(log.last()).toHaveText("mount: 26 items");
});

test("the LaTeX is hidden until the library is loaded", async ({ page }) => {
  const title = "Before the library is loaded";
  const fields = await partOf(page, title);
  await expect(fields.first()).toBeHidden();
  await expect(fields.last()).toHaveText("\\frac{\\pi}{2}");
  await (await partOf(page, title, "button")).press("Enter");
  await expect(fields.first()).toBeVisible();
  await expect(fields.first()).toHaveJSProperty("value", "\\frac{\\pi}{2}");
});

test("a later attribute is ignored, a property is not", async ({ page }) => {
  const title = "An attribute and a property, later";
  const output = await partOf(page, title, "output");
  await (await partOf(page, title, "#attribute")).press("Enter");
  await expect(output).toHaveText("attribute on, property false");
  await (await partOf(page, title, "#property")).press("Enter");
  await expect(output).toHaveText("attribute null, property true");
});

test("a macro is there after each move", async ({ page }) => {
  const title = "A mathfield that moves";
  const output = await partOf(page, title, "output");
  const boxes = await partOf(page, title, ".box");
  await expect(output).toHaveText("60\\,\\mathrm{km/h}");
  await (await partOf(page, title, "button")).press("Enter");
  await expect(boxes.last().locator("math-field")).toHaveCount(1);
  await expect(output).toHaveText("60\\,\\mathrm{km/h}");
});
