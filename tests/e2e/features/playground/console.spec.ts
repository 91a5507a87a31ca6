import type { Locator } from "@playwright/test";

import { expect, test } from "../../support/fixture.ts";
import {
  editorOf,
  examples,
  openRun,
  SMALL_PAGE,
  tryOut,
} from "../../support/playgrounds.ts";

test.use({ savesData: false });

let example: Locator;

test.beforeEach(async ({ page }) => {
  await openRun(page, SMALL_PAGE);
  example = examples(page).first();
});

/** Lines of the code and results below them, as they stand. */
const rows = () => editorOf(example).locator(".cm-line, .result");
const failed = () => editorOf(example).locator(".cm-line.failed");

test("an error stands below its line, and the line is marked", async ({
  page,
}) => {
  await tryOut(
    example,
    'console.log("before");\nthrow new TypeError("no such formula");\nconsole.log("after");',
  );
  await expect(rows()).toHaveText([
    'console.log("before");',
    "before",
    'throw new TypeError("no such formula");',
    "TypeError: no such formula",
    'console.log("after");',
  ]);
  await expect(failed()).toHaveText('throw new TypeError("no such formula");');
  await editorOf(example).press("Control+End");
  await page.keyboard.insertText(" ");
  await expect(failed()).toHaveCount(0);
});

test("a mistake in the language is shown with its line", async () => {
  const [message] = await tryOut(example, "let a = 1;\nlet = 2 +;");
  expect(message).toMatch(/^SyntaxError: .*\(2:\d+\)$/);
  await expect(failed()).toHaveText("let = 2 +;");
});

test("warnings and errors that are printed are told apart", async () => {
  await tryOut(
    example,
    'console.warn("careful");\nconsole.error("wrong");\nconsole.info("so");',
  );
  for (const [kind, text] of [
    ["warn", "careful"],
    ["error", "wrong"],
    ["info", "so"],
  ] as const)
    await expect(example.locator(`.result.${kind}`)).toHaveText(text);
  await expect(failed()).toHaveCount(0);
});

test("promises that nobody handles are shown", async () => {
  const printed = await tryOut(
    example,
    'Promise.reject(new Error("lost"));\nconsole.log("after");',
  );
  expect(printed.toSorted()).toEqual([
    "Unhandled rejection: Error: lost",
    "after",
  ]);
  await expect(failed()).toHaveText('Promise.reject(new Error("lost"));');
});
