import { type Locator, type Page, test } from "@playwright/test";

import { digestOf } from "../../../plugins/files.ts";
import { mayHoldJsx } from "../../../src/playground/program.ts";
import { isDrawn } from "../../draw.ts";
import { Documents } from "./documents.ts";
import { expect, open } from "./fixture.ts";
import { Gate } from "./gate.ts";
import { SCHEMES } from "./looks.ts";
import {
  copied,
  expectPrinted,
  expectWholeResult,
  MARKUP,
  ranInView,
  resultOf,
  sizesOf,
  statementsIn,
} from "./markup.ts";
import { LIVE_PARTS } from "./playgrounds.ts";

/** Bound for a stated height above what a result needs, in CSS pixels. */
const ROOM = 24;

/**
 * Largest move that browsers do not count as a shift: they do from three CSS
 * pixels on.
 */
const UNSEEN = 2;

/** A file that an example gave, and what it is to print. */
export type File = readonly [text: string, statements: readonly string[]];

/** The example prints what it states, whole in both schemes. */
export async function expectSound(
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
export async function expectFilesPrint(
  from: Page,
  files: ReadonlyMap<string, File>,
): Promise<void> {
  if (files.size === 0) return;
  // One page for all, once nothing is copied: it takes the focus along.
  const page = await from.context().newPage();
  const documents = await Documents.in(page);
  for (const [title, [text, statements]] of files)
    await test.step(`the copy of ${title}`, () =>
      documents.expectPrints(text, statements));
  await page.close();
}

/**
 * Opens a page with markup examples. None runs before the height is known that
 * the page keeps free for its result.
 *
 * @returns Those heights, in CSS pixels.
 */
export async function openMeasured(
  page: Page,
  route: string,
): Promise<number[]> {
  const gate = await Gate.before(page, LIVE_PARTS);
  await open(page, route);
  const heights = await page
    .locator(`${MARKUP} [data-result]`)
    .evaluateAll((places) =>
      places.map((place) => place.getBoundingClientRect().height),
    );
  await gate.open();
  return heights;
}

/**
 * Each markup example of the page prints what it states, is whole in both
 * schemes, and as high as the page said. The first of them, and a draw of all,
 * work as a file of their own as well.
 *
 * @param heights - As {@link openMeasured} gives them.
 */
export async function expectMarkupSound(
  page: Page,
  heights: readonly number[],
): Promise<void> {
  const examples = page.locator(MARKUP);
  const files = new Map<string, File>();
  for (const [index, stated] of heights.entries())
    await test.step(`example ${index + 1}`, async () => {
      const example = examples.nth(index);
      const codes = example.locator("[data-language=js] code");
      const [code = ""] = await codes.allTextContents();
      await ranInView(example);
      const file = await expectSound(example, statementsIn(code));
      const [text] = file;
      // No document runs JSX: only the module is copied.
      if (mayHoldJsx(code)) expect(`${text}\n`).toBe(code);
      else if (index === 0 || isDrawn(digestOf([text])))
        files.set(`example ${index + 1}`, file);

      // Nothing below has moved, and there is no gap.
      const shown = await example.locator("[data-result]").boundingBox();
      const growth = (shown?.height ?? 0) - stated;
      expect(growth, "what is stated too little").toBeLessThanOrEqual(UNSEEN);
      const { height } = await sizesOf(resultOf(example));
      expect(stated - height, "what is stated too much").toBeLessThan(ROOM);
    });
  await expectFilesPrint(page, files);
}
