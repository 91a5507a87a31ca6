import { GALLERY } from "../../../src/features/playground-page/gallery/index.ts";
import { expect, open, test } from "../support/fixture.ts";
import { DESKTOP } from "../support/looks.ts";
import { MARKUP, ranInView, statementsIn } from "../support/markup.ts";
import {
  expectFilesPrint,
  expectSound,
  type File,
} from "../support/markup-checks.ts";
import { choose } from "../support/starting-points.ts";

/** Longest that an example takes on a busy machine, its file included. */
const MOST_MS = 60_000;

test.use({ savesData: false, viewport: DESKTOP });

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
  await expectFilesPrint(page, files);
});
