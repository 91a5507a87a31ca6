import type { Page } from "@playwright/test";

import { expect, test } from "../support/fixture.ts";
import {
  ended,
  examples,
  results,
  runsSame,
  start,
  tryOut,
} from "../support/playgrounds.ts";
import { openToHarm } from "./unharmed.ts";

test.use({ savesData: false });

/** Longest that code of a reader runs, as the page says. */
const BUDGET = "10 s";

/** Most that the page shows of what a run prints: the lines, and a notice. */
const MOST_LINES = 1000;

const first = (page: Page) => examples(page).first();

const cancel = (page: Page) =>
  first(page).getByRole("button", { name: "Cancel" });

let expectUnharmed: () => Promise<void>;

test.beforeEach(async ({ page }) => {
  expectUnharmed = await openToHarm(page);
});

test.afterEach(() => expectUnharmed());

/** The page draws frames and answers clicks. */
async function expectResponsive(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  const other = examples(page).nth(1);
  await other.getByRole("button", { name: "More" }).click();
  const item = other.getByRole("button", { name: "Copy link" });
  await expect(item).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(item).toBeHidden();
}

test("an endless loop ends when its time is over", async ({ page }) => {
  await start(first(page), "console.log('before');\nfor (;;);");
  await expect(first(page)).toContainText(`of ${BUDGET}`);
  await expectResponsive(page);
  // Others do not wait for it.
  await runsSame(examples(page).nth(1));
  await expect(first(page)).toHaveAttribute("data-phase", "running");
  await ended(first(page));
  await expect(results(first(page))).toHaveText([
    "before",
    `TimeoutError: not done after ${BUDGET}`,
  ]);
});

test("an endless loop ends when the reader cancels it", async ({ page }) => {
  await test.step("one that says nothing", async () => {
    await start(first(page), "console.log('before');\nwhile (true) {}");
    await expect(first(page).getByRole("status").first()).toHaveText("running");
    await expect(first(page)).toContainText(/\d s of 10 s/);
    await expect(results(first(page))).toHaveText(["before"]);
    await cancel(page).click();
    await ended(first(page));
    await expect(results(first(page))).toHaveText(["before", "Cancelled"]);
  });

  await test.step("one that prints for ever", async () => {
    await start(first(page), "while (true) console.log(1);");
    const lines = results(first(page));
    await expect(lines).toHaveCount(MOST_LINES + 1);
    await expect(lines.last()).toContainText("longer than 1,000 lines");
    await expectResponsive(page);
    await cancel(page).click();
    await ended(first(page));
    await expect(lines).toHaveCount(MOST_LINES + 2);
  });
});

test("what is printed has an end", async ({ page }) => {
  await test.step("where it hides how much it is", async () => {
    const printed = await tryOut(
      first(page),
      `String.prototype.split = () => [];
Array.prototype.join = () => "";
for (;;) console.log("x", "y");`,
    );
    expect(printed.at(-1)).toBe("Error: too much output");
    expect(printed.length).toBeLessThanOrEqual(MOST_LINES + 2);
    expect(printed.slice(0, 2)).toEqual(["x y", "x y"]);
  });

  const formula =
    "({ toMathJson() {}, latex: huge, json: 1, toString: () => 'x' });";
  for (const [what, prints] of [
    ["texts", "for (let k = 0; k < 500; k += 1) console.log(huge);"],
    ["formulas", formula.repeat(20)],
  ] as const)
    await test.step(`at 1 MB of ${what}`, async () => {
      const printed = await tryOut(
        first(page),
        `const huge = "x".repeat(1e8);
console.log("first");
${prints}`,
      );
      expect(printed).toEqual([
        "first",
        "The output is cut here: it is longer than 1 MB.",
      ]);
    });
});

test("a program that fills the memory harms nobody", async ({ page }) => {
  test.slow();
  for (const [what, allocate] of [
    ["2 GB", "for (let k = 0; k < 2048; k += 1)"],
    ["all there is", "for (;;)"],
  ])
    await test.step(what ?? "", async () => {
      await start(
        first(page),
        `const kept = [];
${allocate} kept.push(new Uint8Array(2 ** 20).fill(1));
console.log(kept.length);`,
      );
      await expectResponsive(page);
      await ended(first(page));
      // It got all that it asked for, or was refused, or was ended.
      await expect(results(first(page)).last()).toHaveText(
        /^2048$|^RangeError: |^TimeoutError: not done/,
      );
      await expectResponsive(page);
    });
});
