import type { Locator } from "@playwright/test";

import { expect, open, test } from "../../support/fixture.ts";
import { DESKTOP, PHONE } from "../../support/looks.ts";

/**
 * Pages with LaTeX in their tables, where its source is, and what is rendered
 * of it. The library, which is long, leaves tall formulas to the entries.
 */
const TABLES = [
  [
    "/compute-engine/reference/arithmetic/",
    "td:nth-child(2) code",
    /\\(?:frac|sqrt|sum|prod|times)\b|\^\{/,
  ],
  ["/compute-engine/standard-library/", "kbd", /\\(?:cup|cap|times)\b/],
] as const;

/** The sources in which a line ends within a command. */
function broken(sources: Locator): Promise<(string | null)[]> {
  return sources.evaluateAll((all) =>
    all
      .filter((source) => {
        const walker = document.createTreeWalker(source, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        while (walker.nextNode()) {
          const node = walker.currentNode;
          const tokens = (node.textContent ?? "").matchAll(/\\[a-z]+|\w+/gi);
          for (const { index, 0: token } of tokens) {
            range.setStart(node, index);
            range.setEnd(node, index + token.length);
            const lines = [...range.getClientRects()].map(({ top }) => top);
            if (new Set(lines).size > 1) return true;
          }
        }
        return false;
      })
      .map(({ textContent }) => textContent),
  );
}

for (const [path, sources, looks] of TABLES)
  test(`LaTeX in the table of ${path} is rendered, and breaks in no command`, async ({
    page,
  }) => {
    await open(page, path);
    const rows = page.locator("article [role=region]").first();
    const all = rows.locator(sources);
    await expect(page.locator("[data-folded]")).toHaveCount(0);
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      expect(await broken(all)).toEqual([]);
    }
    const looked = all.filter({ hasText: looks });
    expect(await looked.count()).toBeGreaterThan(2);
    const bare = await looked.evaluateAll((found) =>
      found
        .filter((source) => !source.parentElement?.querySelector(".katex"))
        .map(({ textContent }) => textContent),
    );
    expect(bare).toEqual([]);
    // A break in a command would be found.
    await all.evaluateAll((found) => {
      for (const source of found)
        (source as HTMLElement).style.cssText =
          "display: block; width: 1px; overflow-wrap: anywhere";
    });
    expect(await broken(all)).not.toEqual([]);
  });
