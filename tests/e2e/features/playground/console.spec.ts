import type { Locator } from "@playwright/test";

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

test("a table has its columns and rows", async () => {
  await start(
    example,
    'console.table([{ name: "pi", value: 3.14 }, { name: "e", value: 2.72 }]);',
  );
  await ended(example);
  const table = example.getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveText(["name", "value"]);
  await expect(table.getByRole("rowheader")).toHaveText(["0", "1"]);
  await expect(table.getByRole("cell").filter({ hasText: /\S/ })).toHaveText([
    "pi",
    "3.14",
    "e",
    "2.72",
  ]);
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

test("a run waits for its timers", async () => {
  const printed = await tryOut(
    example,
    `setTimeout(() => console.log("later"), 50);
let count = 0;
const clock = setInterval(() => {
count += 1;
console.log(count);
if (count === 3) clearInterval(clock);
}, 5);
console.log(await Promise.resolve("now"));`,
  );
  expect(printed).toHaveLength(5);
  expect(new Set(printed)).toEqual(new Set(["now", "1", "2", "3", "later"]));
});

test("a print of an expression says what to do instead", async () => {
  const printed = await tryOut(
    example,
    'console.log(ce.parse("x"), [1, "a"]);',
  );
  expect(printed).toEqual([
    "[Expression] [ 1, 'a' ]",
    expect.stringContaining("write it alone as a statement"),
  ]);
});

test("values are text, formula and tree", async () => {
  await tryOut(example, 'ce.parse("\\\\frac{1}{\\\\sqrt{x + 1}}");');
  const result = example.locator(".result").first();
  await expect(result.locator(".result-math .katex")).toBeVisible();
  await expect(result.locator(".result-text")).toContainText("sqrt");
  const unfold = result.getByRole("button", { name: "Show as a tree" });
  await unfold.click();
  await expect(result.locator(".result-tree")).toContainText("Sqrt");
  await unfold.click();
  await expect(result.locator(".result-tree")).toHaveCount(0);
  await expect(results(example)).toHaveCount(1);
});
