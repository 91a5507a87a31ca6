import { expect, open, test } from "../../support/fixture.ts";
import { enter, expectValue, type Field, partOf, typeAfter } from "./typing.ts";

test.use({ savesData: false });
test.beforeEach(({ page }) => open(page, "/mathfield/guides/interacting/"));

test("the log has the events of a key in their order", async ({ page }) => {
  const title = "A log of events";
  const field = await partOf(page, title);
  const events = await partOf(page, title, "li");
  await typeAfter(field, "", "x");
  const added = ["beforeinput insertText", "selection-change"];
  added.push("undo-state-change snapshot", "input insertText");
  const last = async () => (await events.allInnerTexts()).slice(-4);
  await expect.poll(last).toEqual(added);
  await page.keyboard.press("Enter");
  const entered = ["beforeinput insertLineBreak", "change"];
  entered.push("input insertLineBreak");
  await expect.poll(last).toEqual([...added.slice(-1), ...entered]);
});

test("a deletion tells of the undo first", async ({ page }) => {
  const title = "A log of events";
  const field = await partOf(page, title);
  const events = await partOf(page, title, "li");
  await typeAfter(field, "xy", "");
  await page.keyboard.press("Backspace");
  const deleted = [
    "undo-state-change snapshot",
    "beforeinput deleteContentBackward",
  ];
  deleted.push("selection-change", "input deleteContentBackward");
  await expect
    .poll(async () => (await events.allInnerTexts()).slice(-4))
    .toEqual(deleted);
});

test("Enter goes to the next place", async ({ page }) => {
  const field = await partOf(page, "Enter goes to the next place");
  await enter(field);
  await field.evaluate((element) => {
    (element as Field).selection = [1, 2];
  });
  for (const key of ["1", "Enter", "9", "Enter", "k"])
    await page.keyboard.press(key);
  await expectValue(field, "\\sum_1^9\\frac{k}{2}");
});

test("the caret and the selection are shown", async ({ page }) => {
  const title = "Where the caret is";
  const field = await partOf(page, title);
  await enter(field);
  const button = await partOf(page, title, "button");
  await button.click();
  await expect(await partOf(page, title, "#latex")).toHaveText("\\frac{a}{2}");
  await page.keyboard.press("ArrowLeft");
  await expect(await partOf(page, title, "#ranges")).toHaveText("[[2,2]]");
  await expect(await partOf(page, title, "#before")).toHaveText("+, depth 0");
});

test("what is copied is AsciiMath", async ({ page }) => {
  const title = "Copy as AsciiMath";
  const field = await partOf(page, title);
  await enter(field);
  await page.keyboard.press("Control+c");
  const box = await partOf(page, title, "input");
  await box.focus();
  await page.keyboard.press("Control+v");
  await expect(box).toHaveValue("(sqrt(x))/(2)");
});

test("Enter evaluates the formula", async ({ page }) => {
  const title = "Evaluate a formula";
  const fields = await partOf(page, title);
  await typeAfter(fields.first(), "", "1/2");
  await page.keyboard.press("Enter");
  await expectValue(fields.last(), "\\frac{1}{2}");
});
