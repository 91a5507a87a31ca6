import type { Locator } from "@playwright/test";

import { EXAMPLE_COUNTS } from "../../built/examples.ts";
import { GALLERY } from "../../../src/features/playground-page/gallery/index.ts";
import { mayHoldJsx } from "../../../src/playground/program.ts";
import { Documents } from "../support/documents.ts";
import { expect, open, test } from "../support/fixture.ts";
import { Gate } from "../support/gate.ts";
import { DESKTOP, SCHEMES } from "../support/looks.ts";
import {
  copied,
  expectPrinted,
  expectWholeResult,
  MARKUP,
  ranInView,
  resultOf,
  sizesOf,
  statementsIn,
} from "../support/markup.ts";
import { LIVE_PARTS } from "../support/playgrounds.ts";
import { isChosen } from "../support/selection.ts";
import { choose } from "../support/starting-points.ts";

/** What a stated height may be more than a result needs, in CSS pixels. */
const ROOM = 24;

/** What browsers do not count as a shift: they do from three CSS pixels on. */
const UNSEEN = 2;

/** Longest that an example takes on a busy machine, its file included. */
const MOST_MS = 60_000;

test.use({ savesData: false, viewport: DESKTOP });

/** A file that an example gave, and what it is to print. */
type File = readonly [text: string, statements: readonly string[]];

/** The example prints what it states, whole in both schemes. */
async function expectSound(
  example: Locator,
  statements: readonly string[],
): Promise<File> {
  await expectPrinted(example, statements);
  for (const colorScheme of SCHEMES) {
    await example.page().emulateMedia({ colorScheme });
    await expectWholeResult(example, colorScheme);
  }
  return [await copied(example), statements];
}

/** The files work by themselves, and print what they state. */
async function expectFilesPrint(
  example: Locator,
  files: ReadonlyMap<string, File>,
): Promise<void> {
  // One page for all, once nothing is copied: it takes the focus along.
  const page = await example.page().context().newPage();
  const documents = await Documents.in(page);
  for (const [title, [text, statements]] of files)
    await test.step(`the copy of ${title}`, () =>
      documents.expectPrints(text, statements));
}

for (const { route, markup } of EXAMPLE_COUNTS) {
  if (markup === 0 || !isChosen(route)) continue;
  test(`each of the ${markup} markup examples of ${route} is sound`, async ({
    page,
  }) => {
    test.setTimeout(60_000 + markup * MOST_MS);
    // None may run before its stated height is known.
    const gate = await Gate.before(page, LIVE_PARTS);
    await page.emulateMedia({ colorScheme: "light" });
    await open(page, route);
    const examples = page.locator(MARKUP);
    const heights = await examples
      .locator("[data-result]")
      .evaluateAll((places) =>
        places.map((place) => place.getBoundingClientRect().height),
      );
    expect(heights).toHaveLength(markup);
    await gate.open();

    const files = new Map<string, File>();
    for (const [index, stated] of heights.entries())
      await test.step(`example ${index + 1}`, async () => {
        const example = examples.nth(index);
        const codes = example.locator("[data-language=js] code");
        const [code = ""] = await codes.allTextContents();
        await ranInView(example);
        const file = await expectSound(example, statementsIn(code));
        // No document runs JSX: only the module is copied.
        if (mayHoldJsx(code)) expect(`${file[0]}\n`).toBe(code);
        else files.set(`example ${index + 1}`, file);

        // Nothing below has moved, and there is no gap.
        const shown = await example.locator("[data-result]").boundingBox();
        const growth = (shown?.height ?? 0) - stated;
        expect(growth, "what is stated too little").toBeLessThanOrEqual(UNSEEN);
        const { height } = await sizesOf(resultOf(example));
        expect(stated - height, "what is stated too much").toBeLessThan(ROOM);
      });
    await expectFilesPrint(examples, files);
  });
}

test("each markup example of the gallery is sound", async ({ page }) => {
  const points = GALLERY.flatMap(({ items }) => items);
  test.setTimeout(60_000 + points.length * MOST_MS);
  await open(page, "/playground/");
  const example = page.locator(MARKUP);
  const files = new Map<string, File>();
  for (const { source, title } of points) {
    if (source.language !== "markup") continue;
    await test.step(`"${title}"`, async () => {
      // What the starting point before has left says nothing of this one.
      await example.evaluateAll((figures) => {
        for (const figure of figures) figure.removeAttribute("data-ran");
      });
      await choose(page, title);
      await ranInView(example);
      files.set(title, await expectSound(example, statementsIn(source.js)));
    });
  }
  expect(files.size).toBeGreaterThan(0);
  await expectFilesPrint(example, files);
});
