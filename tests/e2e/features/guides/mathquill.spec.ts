import type { Field } from "../../support/field.ts";
import { expect, open, test } from "../../support/fixture.ts";
import { enter, expectValue, partOf, typeAfter } from "./typing.ts";

test.use({ savesData: false });
test.beforeEach(({ page }) => open(page, "/mathfield/guides/mathquill/"));

test("typing edits, and Enter sends", async ({ page }) => {
  const title = "Edit and Enter";
  const outputs = await partOf(page, title, "output");
  await typeAfter(await partOf(page, title), "x", "+1");
  await expect(outputs.first()).toHaveText("x+1");
  await page.keyboard.press("Enter");
  await expect(outputs.last()).toHaveText("x+1");
});

test("arrows lead from field to field and back", async ({ page }) => {
  const fields = await partOf(page, "From field to field with the arrows");
  await enter(fields.first());
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowRight");
  await expect(fields.last()).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowLeft");
  await expect(fields.first()).toBeFocused();
});

test("words become commands", async ({ page }) => {
  const field = await partOf(page, "Words that become commands");
  await typeAfter(field, "", "heart");
  await expectValue(field, "\\heartsuit");
  await typeAfter(field, "", "sum");
  await expectValue(field, "\\sum_{n=\\placeholder{}}^{\\placeholder{}}");
});

test("what is typed into a prompt is read", async ({ page }) => {
  const title = "Two prompts";
  const field = await partOf(page, title);
  await enter(field);
  await field.evaluate((element) => {
    const mf = element as Field;
    Object.assign(mf, { selection: mf.getPromptRange("shift") });
  });
  await page.keyboard.type("7");
  const outputs = await partOf(page, title, "output");
  await expect(outputs.last()).toHaveText("7");
});
