import type { Locator, Page } from "@playwright/test";

import { expect, test } from "./fixture.ts";
import {
  editorOf,
  EXAMPLES,
  examples,
  openRun,
  PAGES,
} from "./support/playgrounds.ts";
import { differences, prerendered } from "./support/prerendered.ts";

/** How many examples a test runs alone: many tests keep all workers busy. */
const CHUNK = 30;

/** Let a page run one program at a time, in the order in which it finds them. */
async function useOneLane(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "hardwareConcurrency", { value: 1 });
  });
}

/** Let a page find its examples last first. */
async function findLastFirst(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.querySelectorAll = new Proxy(document.querySelectorAll, {
      apply(find, from, [selector]: [string]) {
        const found = Reflect.apply(find, from, [selector]);
        return selector === "[data-playground]" ? [...found].reverse() : found;
      },
    });
  });
}

/** The numbers of the examples of a page, from 0, in the order of their runs. */
async function orderOfRuns(page: Page): Promise<number[]> {
  const order: number[] = [];
  await page.exposeFunction("noteRun", (number: number) => order.push(number));
  await page.addInitScript((selector) => {
    const { noteRun } = globalThis as unknown as {
      readonly noteRun: (number: number) => void;
    };
    new MutationObserver((records) => {
      const all = [...document.querySelectorAll(selector)];
      for (const { target } of records) noteRun(all.indexOf(target as Element));
    }).observe(document, { subtree: true, attributeFilter: ["data-ran"] });
  }, EXAMPLES);
  return order;
}

/** Every example has run here and in the build, to the same effect. */
async function expectParity(page: Page): Promise<void> {
  expect(await differences(page)).toEqual([]);
  const odd = page.locator(
    `${EXAMPLES}:not([data-ran=same]):not([data-varies])`,
  );
  await expect(odd).toHaveCount(0);
}

for (const [route, count] of PAGES) {
  const upward = Array.from({ length: count }, (_, index) => index);

  test(`the examples of ${route} print in page order what the build says`, async ({
    page,
  }) => {
    await useOneLane(page);
    const order = await orderOfRuns(page);
    await openRun(page, route);
    await expectParity(page);
    expect(order).toEqual(upward);
  });

  test(`the examples of ${route} print in reverse order what the build says`, async ({
    page,
  }) => {
    await useOneLane(page);
    await findLastFirst(page);
    const order = await orderOfRuns(page);
    await openRun(page, route);
    await expectParity(page);
    expect(order).toEqual(upward.toReversed());
  });

  for (let from = 0; from < count; from += CHUNK) {
    const numbers = upward.slice(from, from + CHUNK);
    const range = `${from} to ${from + numbers.length - 1}`;

    test(`the examples ${range} of ${route} print alone what the build says`, async ({
      page,
    }) => {
      test.slow();
      await openRun(page, route);
      const written = await prerendered(page);
      let before: Locator | undefined;
      for (const number of numbers) {
        const example = examples(page).nth(number);
        await touch(page, example);
        // One runs while the next is made ready.
        if (before) await ranOwn(before);
        before = example;
        await editorOf(example).press("Control+Enter");
      }
      if (before) await ranOwn(before);
      expect(written).toHaveLength(count);
      expect(await differences(page, numbers)).toEqual([]);
    });
  }
}

/**
 * Edit an example to no effect. Then it is a reader's: its run has a worker to
 * itself, in which nothing has run before.
 */
async function touch(page: Page, example: Locator): Promise<void> {
  await example.getByRole("button", { name: "Edit" }).click();
  await expect(editorOf(example)).toBeFocused();
  await page.keyboard.press("Control+End");
  await page.keyboard.insertText(" ");
  await expect(example).toHaveAttribute("data-edited");
}

async function ranOwn(example: Locator): Promise<void> {
  await expect(example).toHaveAttribute("data-ran", "edited");
  await expect(example).toHaveAttribute("data-phase", "idle");
}
