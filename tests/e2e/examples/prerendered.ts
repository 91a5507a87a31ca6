import type { Page } from "@playwright/test";

import { EXAMPLES } from "../support/playgrounds.ts";

/** An example as a page shows it. */
interface Shown {
  readonly code: string;
  /** What it prints, an entry a print. */
  readonly printed: readonly string[];
  /** Whether it prints something else each time. */
  readonly varies: boolean;
}

/** The examples of a page as the build has written them, in their order. */
function prerendered(page: Page): Promise<Shown[]> {
  return page.evaluate(async (selector) => {
    const response = await fetch(location.pathname);
    const html = await response.text();
    const built = new DOMParser().parseFromString(html, "text/html");
    const texts = (figure: Element, kind: string) =>
      [...figure.querySelectorAll(kind)].map((each) => each.textContent);
    return [...built.querySelectorAll(selector)].map((figure) => ({
      code: texts(figure, "pre > code > .line").join(""),
      printed: texts(figure, "pre > code > .result > .result-text"),
      varies: figure.hasAttribute("data-varies"),
    }));
  }, EXAMPLES);
}

/** What the examples of a page show now, in their order. */
function shown(page: Page): Promise<string[][]> {
  return page.evaluate((selector) => {
    const texts = (figure: Element) => {
      // Long texts are shown in part until their button is pressed.
      for (const more of figure.querySelectorAll(".result-more")) {
        if (more instanceof HTMLElement && more.ariaExpanded !== "true")
          more.click();
      }
      const found = figure.querySelectorAll(".result > .result-text");
      return [...found].map((each) => each.textContent);
    };
    return [...document.querySelectorAll(selector)].map(texts);
  }, EXAMPLES);
}

/**
 * Where what an example shows now is not what the build has written: the code,
 * what was expected, what came.
 *
 * @param numbers - Which examples to compare, from 0; all by default.
 */
export async function differences(
  page: Page,
  numbers?: readonly number[],
): Promise<object[]> {
  const [expected, got] = await Promise.all([prerendered(page), shown(page)]);
  return expected.flatMap(({ code, printed, varies }, number) => {
    if (varies || numbers?.includes(number) === false) return [];
    const here = got[number] ?? [];
    const isSame = JSON.stringify(here) === JSON.stringify(printed);
    return isSame ? [] : [{ number, code, expected: printed, got: here }];
  });
}
