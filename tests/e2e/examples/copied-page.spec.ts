import { readFileSync } from "node:fs";

import { pageOf } from "../../../src/playground/live/copy.ts";
import { writtenProgram } from "../../../src/playground/program.ts";
import { digestOf } from "../../../plugins/files.ts";
import { isDrawn, isTurn } from "../../draw.ts";
import { documentTest as test, Documents } from "../support/documents.ts";
import { expect } from "../support/fixture.ts";
import { collectExamples, type Example } from "./collect.ts";

/** Longest that a page takes on a busy machine. */
const MOST_MS = 30_000;

const VERSIONS = Object.fromEntries(
  ["mathlive", "@cortex-js/compute-engine"].map((name) => {
    const text = readFileSync(`node_modules/${name}/package.json`, "utf8");
    return [name, (JSON.parse(text) as { version: string }).version];
  }),
);

/** The attributes that a figure has for Copy. */
interface Copied {
  readonly language: string | undefined;
  readonly prelude: string | undefined;
  readonly shown: string | undefined;
}

/**
 * Tells whether an example prints text alone: a table, an object and an error
 * look different in each console.
 */
function isPlain({ html }: Example, shown: string): boolean {
  return (
    !/<table|class="result (?:error|warn)/.test(html) && !/ value\b/.test(shown)
  );
}

test("an example of one page in nine and a draw of all, copied as a page, print what the site states", async ({
  page,
}) => {
  const all = await collectExamples(page);
  const attributes = await page.evaluate(
    (figures) =>
      figures.map((html): Copied => {
        const body = new DOMParser().parseFromString(html, "text/html").body;
        const { playground, prelude, shown } =
          body.querySelector("figure")?.dataset ?? {};
        return { language: playground, prelude, shown };
      }),
    all.map(({ html }) => html),
  );
  const routes = new Set<string>();
  const drawn = all.flatMap((example, index) => {
    const { language, prelude = "", shown = "" } = attributes[index] ?? {};
    if (language !== "js" || example.varies) return [];
    if (!isPlain(example, shown)) return [];
    const { route, code } = example;
    const isFirst = !routes.has(route);
    routes.add(route);
    const isItsTurn = isFirst && isTurn(routes.size, 0, 9);
    if (!isItsTurn && !isDrawn(digestOf([code]))) return [];
    const program = writtenProgram(code, { prelude, shown });
    return [{ example, html: pageOf(program, VERSIONS) }];
  });
  expect(drawn.length).toBeGreaterThanOrEqual(20);
  test.setTimeout(60_000 + drawn.length * MOST_MS);
  // A request of the page before would count as one of the first document.
  await page.goto("about:blank");
  const documents = await Documents.in(page);
  for (const { example, html } of drawn)
    await test.step(`${example.route} ${String(example.number)}`, () =>
      documents.expectPrints(html, example.printed));
});
