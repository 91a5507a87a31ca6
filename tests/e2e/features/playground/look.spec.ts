import type { Locator, Page } from "@playwright/test";

import { expect, open, test } from "../../support/fixture.ts";
import { axeFindings } from "../../support/axe.ts";
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

test.use({ savesData: false });

const DESKTOP = { width: 1350, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Prints of every kind. */
const CODE = `console.log({ roots: [1, 2], exact: { yes: true } });
console.log(ce.parse("\\\\frac{x}{2}"));
console.table([{ name: "pi", value: 3.14 }]);
console.warn("careful");
throw new Error("wrong");`;

for (const colorScheme of ["light", "dark"] as const)
  for (const size of [DESKTOP, PHONE])
    test(`an example that is edited is accessible, ${colorScheme}, ${size.width} px wide`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(size);
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
      expect(await axeFindings(page, "main")).toEqual([]);
      const width = await page.evaluate(
        () => document.documentElement.scrollWidth,
      );
      expect(width).toBeLessThanOrEqual(size.width);
    });

/**
 * Note what moves without the reader's doing.
 *
 * @returns Tells what has moved since it was last asked.
 */
async function noteShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, sources } = entry as PerformanceEntry & {
          readonly hadRecentInput: boolean;
          readonly sources: readonly { readonly node: Node | null }[];
        };
        if (hadRecentInput) continue;
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          shifts.push(element?.outerHTML ?? "something");
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      // Shifts are told after the frame in which they were seen.
      for (let frame = 0; frame < 3; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      const { shifts } = globalThis as unknown as { shifts: string[] };
      return shifts.splice(0);
    });
}

/** Where the lines of code and the results of an example stand, in the page. */
function places(parts: Locator): Promise<number[][]> {
  return parts.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const y = top + scrollY;
      return [left, y, right - left, bottom - top].map(Math.round);
    }),
  );
}

for (const size of [DESKTOP, PHONE]) {
  test(`nothing moves when examples run, ${size.width} px wide`, async ({
    page,
  }) => {
    const [largest] = PAGES.toSorted(([, a], [, b]) => b - a);
    const [route] = PAGES.find(([, count]) => count > 10) ?? largest ?? [];
    await page.setViewportSize(size);
    const shifts = await noteShifts(page);
    await open(page, route ?? "");
    // What is out of view has its height too.
    await page.addStyleTag({
      content: "* { content-visibility: visible !important; }",
    });
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
    const shifts = await noteShifts(page);
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
