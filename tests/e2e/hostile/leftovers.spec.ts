import type { Page } from "@playwright/test";

import { expect, open, test } from "../support/fixture.ts";
import { findPlace, MARKUP, ranInView } from "../support/markup.ts";
import { allRan } from "../support/playgrounds.ts";

test.use({ savesData: false });

/** How often the reader goes from one page to another. */
const CHANGES = 50;

/** A page with two programs, to which every page has a link. */
const PROGRAMS = "/about/";

/** A page with markup examples. */
const { route: MARKUP_PAGE } = findPlace(() => true);

/** How many of what examples run in a page has. */
interface Sandboxes {
  readonly frames: number;
  readonly workers: number;
}

async function sandboxes(page: Page): Promise<Sandboxes> {
  return {
    frames: await page.locator("iframe").count(),
    workers: page.workers().length,
  };
}

test("pages that the reader leaves take their frames and workers along", async ({
  page,
}) => {
  test.slow();
  const markup = page.locator(MARKUP).first();
  const ofPrograms: Sandboxes[] = [];
  const ofMarkup: Sandboxes[] = [];
  await open(page, MARKUP_PAGE);
  await page.evaluate(() => Reflect.set(window, "mark", "of this document"));
  await ranInView(markup);
  for (let change = 0; change < CHANGES; change += 2) {
    // A click just after the page has moved may go to a frame that was there.
    await page.getByRole("link", { name: "About Us" }).press("Enter");
    await expect(page).toHaveURL(PROGRAMS);
    await allRan(page);
    ofPrograms.push(await sandboxes(page));
    await page
      .getByRole("navigation", { name: "Main" })
      .locator(`a[href="${MARKUP_PAGE}"]`)
      .press("Enter");
    await expect(page).toHaveURL(MARKUP_PAGE);
    await ranInView(markup);
    ofMarkup.push(await sandboxes(page));
    for (const counts of [ofPrograms, ofMarkup]) expectBounded(counts);
  }
  // No change of route loaded a document.
  expect(
    await page.evaluate(
      () => Reflect.get(window, "mark") === "of this document",
    ),
  ).toBe(true);
});

/** There is something to count, and no more of it than at the first visits. */
function expectBounded(counts: readonly Sandboxes[]): void {
  for (const kind of ["frames", "workers"] as const) {
    const numbers = counts.map((each) => each[kind]);
    const bound = Math.max(...numbers.slice(0, 2));
    expect(bound, kind).toBeGreaterThan(0);
    expect(Math.max(...numbers), `${kind}: ${numbers.join()}`).toBe(bound);
  }
}
