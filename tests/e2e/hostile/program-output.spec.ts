import type { Locator } from "@playwright/test";

import { expect, test } from "../support/fixture.ts";
import { results } from "../support/playgrounds.ts";
import { runProgram } from "./program-page.ts";

test.use({ savesData: false });

/** Most formulas of a run that are set. */
const MOST_FORMULAS = 100;

/** Takes away the limits that the runner sets. */
const PATCH = `Array.prototype.slice = function () {
return this;
};
`;

const table = (rows: number, columns: number, text = "1") =>
  `console.table(Array(${rows}).fill(Array(${columns}).fill("${text}")));`;

/** The table that is shown, as rows, columns and its longest text. */
async function sizeOf(example: Locator): Promise<number[]> {
  return example
    .getByRole("table")
    .evaluate((shown: HTMLTableElement) => [
      shown.tBodies[0]?.rows.length ?? 0,
      shown.rows[0]?.cells.length ?? 0,
      Math.max(
        ...[...shown.querySelectorAll("td")].map(
          (cell) => cell.innerText.length,
        ),
      ),
    ]);
}

test("tables have an end, whatever a program patches", async ({ page }) => {
  // The first column names the rows.
  const whole = await runProgram(page, PATCH + table(199, 19));
  expect(await sizeOf(whole)).toEqual([199, 20, 1]);
  const rows = await runProgram(page, PATCH + table(900, 2));
  expect(await sizeOf(rows)).toEqual([200, 3, 1]);
  const columns = await runProgram(page, PATCH + table(2, 100));
  expect(await sizeOf(columns)).toEqual([2, 22, 1]);
  const texts = await runProgram(page, PATCH + table(2, 2, "x".repeat(5000)));
  expect(await sizeOf(texts)).toEqual([2, 3, 200]);
});

test("a table of 150,000 rows that hides what it is has an end", async ({
  page,
}) => {
  const example = await runProgram(
    page,
    `const data = { a: 1 };
const rows = Array.from({ length: 150_000 }, (_, k) => [String(k), [k, k]]);
rows.slice = () => rows;
const { entries } = Object;
Object.entries = (value) => (value === data ? rows : entries(value));
console.table(data);`,
  );
  await expect(results(example)).toHaveText([
    /^The output is cut here|is left out/,
  ]);
  await expect(example.getByRole("table")).toHaveCount(0);
});

/** Shows a formula again and again. */
const formulas = (count: number) =>
  `const e = ce.parse("\\\\frac{1}{\\\\sqrt{x + 1}}");
${"e;".repeat(count)}`;

test("of many formulas a hundred are set", async ({ page }) => {
  const whole = await runProgram(page, formulas(MOST_FORMULAS));
  const set = (example: Locator) => example.locator(".result-math .katex");
  await expect(set(whole)).toHaveCount(MOST_FORMULAS);
  const example = await runProgram(page, formulas(999));
  await expect(results(example)).toHaveCount(999);
  await expect(set(example)).toHaveCount(MOST_FORMULAS);
  // More would come when the browser has nothing better to do.
  await results(example).last().scrollIntoViewIfNeeded();
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve)),
  );
  await expect(set(example)).toHaveCount(MOST_FORMULAS);
});

const SCRIPTS = {
  "Thai vowels": "\\u0E33",
  "controls of direction": "\\u2066x\\u2069",
  "combining marks": "\\u0301",
};

for (const [name, text] of Object.entries(SCRIPTS))
  test(`a run prints 50,000 ${name} at most`, async ({ page }) => {
    const example = await runProgram(
      page,
      `const line = "${text}".repeat(1050).slice(0, 1050);
for (let k = 0; k < 900; k += 1) console.log(line);`,
    );
    await expect(results(example).last()).toHaveText(
      "The output is cut here: it is longer than 50,000 characters beyond Latin.",
    );
    const all = await results(example).allTextContents();
    const beyond = all.join("").match(/[^\n -~]/g) ?? [];
    expect(beyond.length).toBeGreaterThan(40_000);
    expect(beyond.length).toBeLessThanOrEqual(50_000);
  });

test("a run prints as much Latin as before", async ({ page }) => {
  const example = await runProgram(
    page,
    `for (let k = 0; k < 900; k += 1) console.log("é".repeat(1050));`,
  );
  await expect(results(example)).toHaveCount(900);
});
