import { expect, open, test } from "../../support/fixture.ts";
import { enter, expectValue, partOf, typeAfter } from "./typing.ts";

test.use({ savesData: false });
test.beforeEach(({ page }) => open(page, "/mathfield/guides/events/"));

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

test("Enter goes to the next placeholder", async ({ page }) => {
  const field = await partOf(page, "Enter goes to the next placeholder");
  await enter(field);
  await field.evaluate((element) =>
    Object.assign(element, { selection: [1, 2] }),
  );
  for (const key of ["1", "Enter", "9", "Enter", "k"])
    await page.keyboard.press(key);
  await expectValue(field, "\\sum_1^9\\frac{k}{2}");
});
