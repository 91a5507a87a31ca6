import type { Page } from "@playwright/test";

import { readBuilt } from "../../built/site.ts";
import { expect, open } from "../support/fixture.ts";
import { intercept } from "../support/intercept.ts";
import { EXAMPLES } from "../support/playgrounds.ts";
import type { Example } from "./collect.ts";

const BULK = "/examples-in-bulk/";

/** Longest that an example takes, with its share of the page, when busy. */
const MOST_MS = 1000;

/** Longest until the first one runs on a busy machine. */
const START_MS = 50_000;

/** An example whose result here differs from what the build has written. */
export interface Difference extends Pick<Example, "route" | "number" | "code"> {
  readonly expected: readonly string[];
  readonly got: readonly string[];
  /** The page's verdict on the run; null before it. */
  readonly ran: string | null;
}

/** Returns the longest time for a test with so many examples. */
export function patienceFor(examples: readonly Example[]): number {
  return START_MS + examples.length * MOST_MS;
}

/**
 * Opens a page of the site that has just these examples, in this order, and
 * waits until all have run, one after the other in one lane. They may be of
 * many pages: the playgrounds look for them in the whole document.
 */
export async function runInBulk(
  page: Page,
  examples: readonly Example[],
): Promise<void> {
  const figures = examples.map(({ html }) => html).join("\n");
  await intercept(page, `**${BULK}`, (route) =>
    route.fulfill({
      contentType: "text/html",
      // The light page's own root is closed: React leaves alone what follows.
      body: `${readBuilt("404.html")}\n${figures}`,
    }),
  );
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "hardwareConcurrency", { value: 1 });
  });
  await page.addInitScript(noteOrder, EXAMPLES);
  await page.addInitScript(DEFINE_LOOKS);
  await open(page, BULK);
  const waiting = async () => {
    const shown = await show(page);
    return examples
      .filter((_, index) => shown[index]?.ran === null)
      .map(nameOf);
  };
  const timeout = patienceFor(examples);
  await expect.poll(waiting, { timeout }).toEqual([]);
}

/** Names of the examples of {@link runInBulk}, in the order of their runs. */
export async function orderOfRuns(
  page: Page,
  examples: readonly Example[],
): Promise<string[]> {
  const order = await page.evaluate(
    () => Reflect.get(window, "orderOfRuns") as number[],
  );
  return order.map((index) => {
    const example = examples[index];
    return example === undefined ? "not of this page" : nameOf(example);
  });
}

/** Returns the name of an example in a list. */
export function nameOf({ route, number }: Example): string {
  return `${route} ${String(number)}`;
}

/**
 * The examples that did something else than the build says. Of one that varies
 * the build says no more than whether it fails.
 *
 * @param examples - All of the page, in its order.
 * @param verdict - What the page has to say of a run.
 */
export async function differences(
  page: Page,
  examples: readonly Example[],
  verdict: "same" | "edited" = "same",
): Promise<Difference[]> {
  const shown = await show(page);
  expect(shown).toHaveLength(examples.length);
  const built = await looksIn(page, examples);
  return examples.flatMap(({ route, number, code, printed, varies }, index) => {
    const { got = [], ran = null, looks = [] } = shown[index] ?? {};
    const expected = [...printed, ...(built[index] ?? [])];
    const all = [...got, ...looks];
    const isSame = varies
      ? isFailed(looks) === isFailed(built[index] ?? []) &&
        [verdict, "different"].includes(ran ?? "")
      : JSON.stringify(all) === JSON.stringify(expected) && ran === verdict;
    return isSame ? [] : [{ route, number, code, expected, got: all, ran }];
  });
}

/** Expects no {@link differences} once formulas are rendered, which come last. */
export async function expectSame(
  page: Page,
  examples: readonly Example[],
  verdict: "same" | "edited" = "same",
): Promise<void> {
  await expect.poll(() => differences(page, examples, verdict)).toEqual([]);
}

const isFailed = (looks: readonly string[]) =>
  looks.some((look) => look.startsWith("error"));

/** Selector of results below a line, in an editor or where none was opened. */
const RESULTS = ":not([hidden]) > * > .result";

/**
 * Runs in the page: what results look like besides their text. Formulas and
 * tables are a different way to say the same, so they can be wrong alone.
 */
function looksOf(root: Element, results: string): string[] {
  return [...root.querySelectorAll(results)].flatMap((result) => {
    const level = ["error", "warn"].find((name) =>
      result.classList.contains(name),
    );
    const part = (name: string) =>
      result.querySelector(`:scope > ${name}`)?.textContent;
    const formula = part(".result-math")?.replaceAll(/\s+/g, " ");
    const look = [level, formula, part(".result-table")].filter(Boolean);
    return look.length === 0 ? [] : [look.join(": ")];
  });
}

const DEFINE_LOOKS = `window.looksOf = ${looksOf.toString()}`;

/** Reads the looks of results as the build has written them. */
async function looksIn(
  page: Page,
  examples: readonly Example[],
): Promise<string[][]> {
  // Pages of the site parse no markup but their own.
  const blank = await page.context().newPage();
  await blank.evaluate(DEFINE_LOOKS);
  const looks = await blank.evaluate(
    ({ sources, results }) => {
      const looks = Reflect.get(window, "looksOf") as typeof looksOf;
      return sources.map((html) => {
        const { body } = new DOMParser().parseFromString(html, "text/html");
        return looks(body, results);
      });
    },
    { sources: examples.map(({ html }) => html), results: RESULTS },
  );
  await blank.close();
  return looks;
}

/** Reads what the examples of a page show now, in their order. */
function show(page: Page) {
  return page.evaluate(
    ({ selector, results }) => {
      const looks = Reflect.get(window, "looksOf") as typeof looksOf;
      const texts = (figure: Element) => {
        // Long texts are shown in part until their button is pressed.
        for (const more of figure.querySelectorAll(".result-more"))
          if (more instanceof HTMLElement && more.ariaExpanded !== "true")
            more.click();
        // An editor hides the code that it stands for, and draws what is in
        // view: results further down are left in that code until then.
        const found = figure.querySelectorAll(`${results} > .result-text`);
        return [...found].map((each) => each.textContent);
      };
      return [...document.querySelectorAll(selector)].map((figure) => ({
        ran: figure.getAttribute("data-ran"),
        got: texts(figure),
        looks: looks(figure, results),
      }));
    },
    { selector: EXAMPLES, results: RESULTS },
  );
}

/** Runs in the page: notes the number of each example that has run. */
function noteOrder(selector: string): void {
  const order: number[] = [];
  Reflect.set(window, "orderOfRuns", order);
  new MutationObserver((records) => {
    const all = [...document.querySelectorAll(selector)];
    for (const { target } of records)
      order.push(all.indexOf(target as Element));
  }).observe(document, { subtree: true, attributeFilter: ["data-ran"] });
}
