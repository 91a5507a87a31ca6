import { expect, test } from "../support/fixture.ts";
import { drawAlone, noteSeen, runAlone } from "./alone.ts";
import {
  expectSame,
  nameOf,
  orderOfRuns,
  patienceFor,
  runInBulk,
} from "./bulk.ts";
import { chosenExamples, TOTAL } from "./collect.ts";

test.use({ savesData: false });

/** Longest that one alone takes on a busy machine. */
const MOST_ALONE_MS = 30_000;

/** The more examples a page has, the longer it takes to show each result. */
const MOST_IN_A_PAGE = 100;

if (TOTAL > 0) {
  // In their order they run when pages are visited, where those that vary are not
  // compared. Now each does in its turn, in one lane, what the build says.
  for (let start = 0; start < TOTAL; start += MOST_IN_A_PAGE) {
    const end = Math.min(start + MOST_IN_A_PAGE, TOTAL);
    const which = `${String(start + 1)} to ${String(end)} of ${String(TOTAL)}`;
    test(`examples ${which} print in reverse order what the build says`, async ({
      page,
    }) => {
      const all = await chosenExamples(page);
      expect(all).toHaveLength(TOTAL);
      const examples = all.reverse().slice(start, end);
      test.setTimeout(60_000 + patienceFor(examples));
      await runInBulk(page, examples);
      await expectSame(page, examples);
      expect(await orderOfRuns(page, examples)).toEqual(examples.map(nameOf));
    });
  }

  test("a draw of the examples of the site print alone what the build says", async ({
    page,
  }) => {
    const examples = await chosenExamples(page);
    const drawn = drawAlone(examples);
    test.setTimeout(60_000 + drawn.length * MOST_ALONE_MS);
    await runInBulk(page, drawn);
    await runAlone(page);
    await expectSame(page, drawn, "edited");
    noteSeen(examples);
  });
}
