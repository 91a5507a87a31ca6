import type { Page } from "@playwright/test";

import { expect, test } from "../support/fixture.ts";
import { allSame, EXAMPLES, openRun, PAGES } from "../support/playgrounds.ts";
import { differences } from "./prerendered.ts";

test.use({ savesData: false });

/** How many examples a test runs alone: many tests keep all workers busy. */
const CHUNK = 30;

/** Longest that one alone takes on a busy machine. */
const MOST_ALONE_MS = 5000;

/** Let a page run one program at a time, in the order in which it finds them. */
async function useOneLane(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "hardwareConcurrency", { value: 1 });
  });
}

/** Let a page find only some of its examples, by their numbers, in that order. */
async function findOnly(page: Page, numbers: readonly number[]): Promise<void> {
  await page.addInitScript(
    ({ wanted, selector }) => {
      const key = "querySelectorAll";
      const find = Reflect.get(document, key) as (
        selector: string,
      ) => Iterable<Element>;
      const found = (what: string) => [
        ...Reflect.apply(find, document, [what]),
      ];
      Object.assign(document, {
        [key]: (what: string) =>
          what === "[data-playground]"
            ? wanted.map((number) => found(selector)[number])
            : found(what),
      });
    },
    { wanted: numbers, selector: EXAMPLES },
  );
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
      for (const { target } of records) {
        const number = all.indexOf(target as Element);
        // Those in markup run when they come into view.
        if (number >= 0) noteRun(number);
      }
    }).observe(document, { subtree: true, attributeFilter: ["data-ran"] });
  }, EXAMPLES);
  return order;
}

/** Every example has run here and in the build, to the same effect. */
async function expectParity(page: Page): Promise<void> {
  expect(await differences(page)).toEqual([]);
  await allSame(page);
}

/**
 * Edit examples to no effect, and run one after the other: each is a reader's
 * then, and has a worker to itself, in which nothing has run before. All within
 * the page: a thousand words between it and the test take longer than the runs.
 */
async function runAlone(page: Page, numbers: readonly number[]): Promise<void> {
  await page.evaluate(
    async ({ wanted, selector }) => {
      const until = (holds: () => boolean) =>
        new Promise<void>((resolve) => {
          const look = () => {
            if (holds()) resolve();
            else setTimeout(look, 5);
          };
          look();
        });
      const press = (example: Element, name: string) =>
        [...example.querySelectorAll("button")]
          .find(({ textContent }) => textContent === name)
          ?.click();
      const all = document.querySelectorAll<HTMLElement>(selector);
      for (const number of wanted) {
        const example = all[number];
        if (!example) throw new Error(`There is no example ${String(number)}.`);
        const code = () => example.querySelector<HTMLElement>(".cm-content");
        press(example, "Edit");
        await until(() => code() !== null);
        // The editor takes what changes in its lines for typing.
        code()?.firstElementChild?.prepend(" ");
        await until(() => example.hasAttribute("data-edited"));
        press(example, "Run");
        await until(() => example.dataset["ran"] === "edited");
      }
    },
    { wanted: numbers, selector: EXAMPLES },
  );
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
    await findOnly(page, upward.toReversed());
    const order = await orderOfRuns(page);
    await openRun(page, route);
    await expectParity(page);
    expect(order).toEqual(upward.toReversed());
  });

  for (let from = 0; from < count; from += CHUNK) {
    const numbers = upward.slice(from, from + CHUNK);
    const to = from + numbers.length - 1;

    test(`the examples ${from} to ${to} of ${route} print alone what the build says`, async ({
      page,
    }) => {
      test.setTimeout(60_000 + numbers.length * MOST_ALONE_MS);
      await findOnly(page, numbers);
      await openRun(page, route);
      await runAlone(page, numbers);
      const edited = page.locator(`${EXAMPLES}[data-ran=edited]`);
      await expect(edited).toHaveCount(numbers.length);
      expect(await differences(page, numbers)).toEqual([]);
    });
  }
}
