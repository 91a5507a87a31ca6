import type { Page } from "@playwright/test";
import { documentTest as test } from "../../support/documents.ts";

import { expect, open, test as liveTest } from "../../support/fixture.ts";
import { copied, MARKUP, ranInView, resultOf } from "../../support/markup.ts";
import { fileAfter, openFile, readTutorial, type Screen } from "./program.ts";

/** What a person does with the file that each step leaves them with. */
export type Steps = Readonly<Record<string, (tab: Page) => Promise<void>>>;

/**
 * Defines the tests of a tutorial: what a reader can do after each of its
 * steps, in a file of their own, and at the end on the page itself.
 *
 * @param use - Uses the finished program, wherever it is.
 */
export function testTutorial(
  route: string,
  steps: Steps,
  use: (page: Page, screen: Screen) => Promise<void>,
): void {
  const count = Object.keys(steps).length;
  test(`whoever follows ${route} has these steps`, async ({ page }) => {
    const tutorial = await readTutorial(page, route);
    expect(tutorial.steps).toHaveLength(count);
  });

  for (const [index, [what, act]] of Object.entries(steps).entries())
    test(`after step ${index + 1} of ${route} a reader can ${what}`, async ({
      page,
    }) => {
      const tutorial = await readTutorial(page, route);
      const file = await openFile(page, fileAfter(tutorial, index + 1));
      await act(page);
      expect(file.heard).toEqual([]);
    });

  liveTest.describe("on the page itself", () => {
    liveTest.use({ savesData: false });

    liveTest(
      `the last step of ${route} is live, and what Copy gives`,
      async ({ page }) => {
        const tutorial = await readTutorial(page, route);
        await open(page, route);
        const example = page.locator(MARKUP).nth(count - 1);
        await ranInView(example);
        await use(page, resultOf(example));

        const text = await copied(example);
        // Who made each change has the program that is shown whole.
        expect(tutorial.steps.at(-1)).toEqual(tutorial.whole);
        for (const part of Object.values(tutorial.whole))
          expect(text).toContain(part);
        const own = fileAfter(tutorial, count);
        expect(importsOf(text)).toEqual(importsOf(own));
      },
    );
  });
}

function importsOf(file: string): unknown {
  const [, map = ""] =
    /<script type="importmap">(.*?)<\/script>/s.exec(file) ?? [];
  return JSON.parse(map);
}
