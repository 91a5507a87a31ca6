import { expect, test } from "../../support/fixture.ts";
import {
  editorOf,
  ended,
  examples,
  openRun,
  results,
  SMALL_PAGE,
  start,
  tryOut,
} from "../../support/playgrounds.ts";

test.use({ savesData: false });

test.beforeEach(({ page }) => openRun(page, SMALL_PAGE));

test("a line that changes loses its results, others keep theirs", async ({
  page,
}) => {
  const example = examples(page).first();
  await tryOut(example, "console.log(1);\nconsole.log(2);\nconsole.log(3);");
  await expect(results(example)).toHaveText(["1", "2", "3"]);
  await editorOf(example).locator(".cm-line").nth(1).click();
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  const rows = editorOf(example).locator(".cm-line, .result");
  await expect(rows).toHaveText([
    "console.log(1);",
    "1",
    "",
    "console.log(2);",
    "2",
    "",
    "console.log(3);",
    "3",
  ]);
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await expect(results(example)).toHaveText(["1", "3"]);
});

test("code that is the page's again has the page's results", async ({
  page,
}) => {
  const example = examples(page).first();
  const built = await results(example).allTextContents();
  await example.getByRole("button", { name: "Edit" }).click();
  await expect(editorOf(example)).toBeFocused();
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Delete");
  await expect(results(example)).toHaveCount(0);
  await page.keyboard.press("Control+Z");
  await expect(results(example)).toHaveText(built);
});

test("a run that takes long shows nothing of the code before it", async ({
  page,
}) => {
  const example = examples(page).first();
  const cancel = example.getByRole("button", { name: "Cancel" });
  await tryOut(example, "let n = 0;\nconsole.log(n);\nnull.n;");
  await expect(example.locator(".result.error")).toBeVisible();
  await editorOf(example).locator(".cm-line").first().click();
  await page.keyboard.press("Home");
  await page.keyboard.insertText("for (;;);\n");
  await expect(results(example)).toHaveCount(2);
  await page.keyboard.press("Control+Enter");
  await cancel.waitFor();
  await expect(results(example)).toHaveCount(0);
  await cancel.click();
  await ended(example);
  await expect(results(example)).toHaveText(["Cancelled"]);
});

test("an edit ends the run of the code before it", async ({ page }) => {
  const example = examples(page).first();
  await start(example, "console.log(1);\nfor (;;);");
  await expect(results(example)).toHaveText(["1"]);
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText("console.log(2);");
  await ended(example);
  await expect(results(example)).toHaveCount(0);
  await expect(example.getByRole("status").first()).toHaveText("edited");
  await page.keyboard.press("Control+Enter");
  await expect(results(example)).toHaveText(["2"]);
});
