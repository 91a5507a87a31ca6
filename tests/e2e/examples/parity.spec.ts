import { isTurn } from "../../draw.ts";
import { expect, test } from "../support/fixture.ts";
import { IS_LIMITED } from "../support/selection.ts";
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

/** One in so many examples runs in reverse order, all in one page. */
const REVERSED = 4;

/** Of how many examples a test runs some alone. */
const CHUNK = 300;

/** Longest that one alone takes on a busy machine. */
const MOST_ALONE_MS = 10_000;

/** Numbers of examples, from 1, as a title says them. */
function* partsOf(size: number): Generator<readonly [number, number]> {
  for (let from = 1; from <= TOTAL; from += size)
    yield [from, Math.min(from + size - 1, TOTAL)];
}

// In their order they run when the pages are visited, where those that vary are
// not compared. Now each does in its turn, in one lane, what the build says.
if (TOTAL > 0)
  test("examples of the site print in reverse order what the build says", async ({
    page,
  }) => {
    const examples = (await chosenExamples(page))
      .filter(
        ({ varies }, index) =>
          IS_LIMITED || varies || isTurn(index, 0, REVERSED),
      )
      .reverse();
    test.setTimeout(60_000 + patienceFor(examples));
    await runInBulk(page, examples);
    await expectSame(page, examples);
    expect(await orderOfRuns(page, examples)).toEqual(examples.map(nameOf));
  });

for (const [from, to] of partsOf(CHUNK))
  test(`a draw of the examples ${from} to ${to} of the site print alone what the build says`, async ({
    page,
  }) => {
    const examples = (await chosenExamples(page)).slice(from - 1, to);
    const drawn = drawAlone(examples);
    test.setTimeout(60_000 + drawn.length * MOST_ALONE_MS);
    await runInBulk(page, drawn);
    await runAlone(page);
    await expectSame(page, drawn, "edited");
    noteSeen(examples);
  });
