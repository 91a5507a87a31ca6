import type { CDPSession, Page } from "@playwright/test";

import { expect, open, test } from "../support/fixture.ts";
import { isMarked, mark } from "../support/site-page.ts";
import { MARKUP, ranInView } from "../support/markup.ts";
import { route as MARKUP_PAGE } from "../support/markup-example.ts";
import { allRan } from "../support/playgrounds.ts";

test.use({ savesData: false });

/** Number of times that the reader goes from one page to another. */
const CHANGES = 50;

/** A page with two programs, to which every page has a link. */
const PROGRAMS = "/about/";

/** Numbers of frames and workers of a page, in which examples run. */
interface Sandboxes {
  readonly frames: number;
  readonly workers: number;
}

/** Number of times that the reader leaves a page while an example runs. */
const VISITS = 6;

/** Most nodes that four visits may leave behind: far fewer than a page has. */
const MOST_NODES = 400;
const MOST_LISTENERS = 20;

/** Nodes and listeners that the browser keeps, in the document or not. */
interface Holdings {
  readonly nodes: number;
  readonly listeners: number;
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
  await mark(page);
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
  expect(await isMarked(page)).toBe(true);
});

test("pages that are left while an example runs are let go", async ({
  page,
}) => {
  test.slow();
  const session = await page.context().newCDPSession(page);
  const counts: Holdings[] = [];
  await open(page, PROGRAMS);
  for (let visit = 1; visit <= VISITS; visit++) {
    await page
      .getByRole("navigation", { name: "Main" })
      .locator(`a[href="${MARKUP_PAGE}"]`)
      .press("Enter");
    await expect(page).toHaveURL(MARKUP_PAGE);
    await ranInView(page.locator(MARKUP).first());
    expect(await leaveRunning(page)).toBe("running");
    await expect(page).toHaveURL(PROGRAMS);
    await allRan(page);
    counts.push(await holdings(session));
  }
  const [, early] = counts;
  expect(early?.nodes).toBeGreaterThan(0);
  expect(early?.listeners).toBeGreaterThan(0);
  // The page that was left last may be on its way.
  await expect
    .poll(async () => {
      const now = await holdings(session);
      counts.push(now);
      return (
        now.nodes - (early?.nodes ?? 0) < MOST_NODES &&
        now.listeners - (early?.listeners ?? 0) < MOST_LISTENERS
      );
    }, JSON.stringify(counts))
    .toBe(true);
});

/**
 * Runs an example and goes to the other page at once.
 *
 * @returns What the example was doing then.
 */
function leaveRunning(page: Page): Promise<string | undefined> {
  return page.evaluate(
    ([markup, href]) => {
      const example = document.querySelector<HTMLElement>(markup);
      const buttons = [...(example?.querySelectorAll("button") ?? [])];
      buttons.find(({ textContent }) => textContent === "Run")?.click();
      const phase = example?.dataset["phase"];
      document.querySelector<HTMLElement>(`footer a[href="${href}"]`)?.click();
      return phase;
    },
    [MARKUP, PROGRAMS] as const,
  );
}

/** Counts what is held once all garbage is collected: some of it frees more. */
async function holdings(session: CDPSession): Promise<Holdings> {
  for (let turn = 0; turn < 3; turn++)
    await session.send("HeapProfiler.collectGarbage");
  const counts = await session.send("Memory.getDOMCounters");
  return { nodes: counts.nodes, listeners: counts.jsEventListeners };
}

/** There is something to count, and no more of it than at the first visits. */
function expectBounded(counts: readonly Sandboxes[]): void {
  for (const kind of ["frames", "workers"] as const) {
    const numbers = counts.map((each) => each[kind]);
    const bound = Math.max(...numbers.slice(0, 2));
    expect(bound, kind).toBeGreaterThan(0);
    expect(Math.max(...numbers), `${kind}: ${numbers.join()}`).toBe(bound);
  }
}
