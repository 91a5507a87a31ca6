import type { Page } from "@playwright/test";

import { EXAMPLE_COUNTS } from "../../built/examples.ts";
import { EXAMPLES } from "../support/playgrounds.ts";
import { isChosen } from "../support/selection.ts";
import { intercept } from "../support/intercept.ts";

/** An example in JavaScript or TypeScript, as the build has written it. */
export interface Example {
  readonly route: string;
  /** Which one of its page, from 1. */
  readonly number: number;
  readonly code: string;
  /** Its output, an entry a print. */
  readonly printed: readonly string[];
  /** True if it prints something else each time. */
  readonly varies: boolean;
  /** Its element. */
  readonly html: string;
}

const ROUTES = EXAMPLE_COUNTS.flatMap(({ route, scripts }) =>
  scripts > 0 ? [route] : [],
);

/** Number of examples of this run: all of the site, unless it is limited. */
export const TOTAL = EXAMPLE_COUNTS.filter(({ route }) =>
  isChosen(route),
).reduce((sum, { scripts }) => sum + scripts, 0);

/** Has the origin of the site, and nothing that runs. */
const BLANK = "/blank-for-tests/";

/** The examples that this run is about, in the order of the site's pages. */
export async function chosenExamples(page: Page): Promise<Example[]> {
  const all = await collectExamples(page);
  return all.filter(({ route }) => isChosen(route));
}

let collected: Promise<readonly Example[]> | undefined;

/**
 * All examples of the site, in the order of its pages. A worker reads the pages
 * once.
 *
 * @param page - Any page: it leaves for another address.
 */
export function collectExamples(page: Page): Promise<readonly Example[]> {
  collected ??= readExamples(page);
  return collected;
}

async function readExamples(page: Page): Promise<Example[]> {
  await intercept(page, `**${BLANK}`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html>" }),
  );
  await page.goto(BLANK);
  return page.evaluate(
    async ({ routes, selector }) => {
      const read = async (route: string) => {
        const response = await fetch(route);
        const html = await response.text();
        const built = new DOMParser().parseFromString(html, "text/html");
        const texts = (figure: Element, kind: string) =>
          [...figure.querySelectorAll(kind)].map((each) => each.textContent);
        return [...built.querySelectorAll(selector)].map((figure, index) => ({
          route,
          number: index + 1,
          code: texts(figure, "pre > code > .line").join(""),
          printed: texts(figure, "pre > code > .result > .result-text"),
          varies: figure.hasAttribute("data-varies"),
          html: figure.outerHTML,
        }));
      };
      return (await Promise.all(routes.map(read))).flat();
    },
    { routes: ROUTES, selector: EXAMPLES },
  );
}
