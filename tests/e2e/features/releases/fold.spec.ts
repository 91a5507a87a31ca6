import { expect, open, test } from "../../support/fixture.ts";
import { FIRST } from "./notes.ts";

const [ENGINE] = FIRST;

test("a long note shows its first sentence, and unfolds by key", async ({
  page,
}) => {
  await open(page, ENGINE);
  const notes = page.locator("[data-release] li:has(> details)");
  expect(await notes.count()).toBeGreaterThan(5);
  const note = notes.first();
  const height = async () => (await note.boundingBox())?.height ?? 0;
  const before = await height();
  await note.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect.poll(height).toBeGreaterThan(before + 40);
  await page.keyboard.press("Enter");
  await expect.poll(height).toBe(before);
});

test("no note fills the screen before it is unfolded", async ({ page }) => {
  await page.setViewportSize({ width: 1350, height: 900 });
  await open(page, ENGINE);
  const heights = await page
    .locator("[data-release] li:not(details li)")
    .evaluateAll((all) => all.map((each) => each.clientHeight));
  expect(heights.length).toBeGreaterThan(20);
  expect(Math.max(...heights)).toBeLessThan(300);
});
