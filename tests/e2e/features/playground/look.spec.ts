import type { Locator } from "@playwright/test";

import { expectAccessible } from "../../support/accessible.ts";
import { expect, open, test } from "../../support/fixture.ts";
import { expectFits, SIZES } from "../../support/looks.ts";
import {
  allRan,
  editorOf,
  ended,
  examples,
  EXAMPLES,
  openRun,
  PAGES,
  SMALL_PAGE,
  start,
} from "../../support/playgrounds.ts";
import { watchShifts } from "../../support/shifts.ts";

test.use({ savesData: false });

/** Prints of every kind. */
const CODE = `console.log({ roots: [1, 2], exact: { yes: true } });
ce.parse("\\\\frac{x}{2}");
console.table([{ name: "pi", value: 3.14 }]);
console.warn("careful");
throw new Error("wrong");`;

test("an example that is edited is accessible and fits", async ({ page }) => {
  await openRun(page, SMALL_PAGE);
  const example = examples(page).first();
  await start(example, CODE);
  await ended(example);
  await expect(example.locator(".result-math .katex")).toBeVisible();
  for (const tree of await example.locator(".result-unfold").all())
    await tree.click();
  await example.getByRole("button", { name: "More" }).click();
  await expect(
    example.getByRole("link", { name: "Report a problem" }),
  ).toBeVisible();
  await expectAccessible(page, "main");
  await expectFits(page);
});

/**
 * Measures the boxes of lines of code or results of an example, in the page.
 */
function places(parts: Locator): Promise<number[][]> {
  return parts.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const y = top + scrollY;
      return [left, y, right - left, bottom - top].map(Math.round);
    }),
  );
}

for (const size of SIZES) {
  test(`nothing moves when examples run, ${size.width} px wide`, async ({
    page,
  }) => {
    const [largest] = PAGES.toSorted(([, a], [, b]) => b - a);
    const [route] = PAGES.find(([, count]) => count > 10) ?? largest ?? [];
    await page.setViewportSize(size);
    const shifts = await watchShifts(page, "load");
    await open(page, route ?? "");
    await page.evaluate(() => document.fonts.ready);
    const parts = page.locator(`${EXAMPLES} :is(.line, .result)`);
    const before = await places(parts);
    await shifts();
    await page
      .locator(`${EXAMPLES} .line`)
      .first()
      .dispatchEvent("pointerdown");
    await allRan(page);
    expect(await places(parts)).toEqual(before);
    expect(await shifts()).toEqual([]);
  });

  test(`nothing moves when the editor opens, ${size.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const shifts = await watchShifts(page, "load");
    await openRun(page, SMALL_PAGE);
    const count = await examples(page).count();
    for (let index = 0; index < count; index += 1) {
      const example = examples(page).nth(index);
      await example.scrollIntoViewIfNeeded();
      const figures = await places(examples(page));
      const results = await places(example.locator(".result"));
      const lines = await example.locator("pre .line").count();
      await shifts();
      // Not by a click: the browser forgives what moves after one.
      await example
        .getByRole("button", { name: "Edit" })
        .evaluate((edit: HTMLElement) => edit.click());
      await expect(editorOf(example)).toBeVisible();
      await expect(editorOf(example).locator(".cm-line")).toHaveCount(lines);
      expect(await places(examples(page))).toEqual(figures);
      expect(await places(example.locator(".cm-editor .result"))).toEqual(
        results,
      );
      expect(await shifts()).toEqual([]);
    }
  });
}
