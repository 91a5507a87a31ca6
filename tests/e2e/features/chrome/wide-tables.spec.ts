import type { Page } from "@playwright/test";

import { LISTED } from "../../../built/site.ts";
import { expect, test } from "../../support/fixture.ts";
import { DESKTOP } from "../../support/looks.ts";

// Tables are laid out without scripts, and a hundred pages load sooner so.
test.use({ viewport: DESKTOP, javaScriptEnabled: false });

/** What somebody has written: guides, references and pages like them. */
const WRITTEN = LISTED.filter((route) => !/\/(?:changelog|api)\//.test(route));

/** The tables of a page that are cut at their right edge, by their words. */
function cutTables(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const each of document.querySelectorAll("details")) each.open = true;
    return [...document.querySelectorAll(".table-box")]
      .filter((box) => box.scrollWidth > box.clientWidth)
      .map((box) => box.textContent.slice(0, 60));
  });
}

test("no table is cut at the width of a desktop", async ({ page }) => {
  test.slow();
  for (const route of WRITTEN) {
    await page.goto(route);
    expect.soft(await cutTables(page), route).toEqual([]);
  }
});

test("a table that is cut would be found", async ({ page }) => {
  await page.goto("/compute-engine/guides/evaluate/");
  await page.evaluate(() => {
    const cell = document.querySelector(".table-box td");
    cell?.replaceChildren("x".repeat(200));
  });
  expect(await cutTables(page)).toHaveLength(1);
});
