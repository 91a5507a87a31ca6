import { visit } from "unist-util-visit";
import { expect, test } from "vitest";

import { isElement } from "../../plugins/mdx/index.ts";
import { sourcePages } from "../../plugins/source-pages/index.ts";
import { EXAMPLE_COUNTS } from "./examples.ts";
import { PAGES, readPage } from "./site.ts";

/** Elements that become an example in markup. */
const MARKUP = ["Playground", "Step"];

/** Counts the examples of the sources, by their kind. */
function countSources(): { markup: number; scripts: number } {
  const count = { markup: 0, scripts: 0 };
  for (const { tree, fences } of sourcePages()) {
    visit(tree, (node) => {
      if (isElement(node) && MARKUP.includes(node.name ?? ""))
        count.markup += 1;
    });
    // A fence with `as` feeds a component, which shows its results alone.
    count.scripts += fences.filter(
      ({ runs, meta }) => runs.includes("live") && !meta.values.has("as"),
    ).length;
  }
  return count;
}

test("every example of the sources is on its page", () => {
  const built = { markup: 0, scripts: 0 };
  for (const { markup, scripts } of EXAMPLE_COUNTS) {
    built.markup += markup;
    built.scripts += scripts;
  }
  expect(built).toEqual(countSources());
  expect(built.markup).toBeGreaterThan(0);
  expect(built.scripts).toBeGreaterThan(0);
});

test("a page whose examples use an engine of their own says what ce is", () => {
  const uses = (html: string) =>
    /data-prelude=(?:"[^"]*|'[^']*|[^\s>]*)\bce\b/.test(html);
  const says = (html: string) =>
    /<code>ce<\/code> is a <code>new ComputeEngine\(\)/.test(html);
  const pages = PAGES.map((route) => [route, readPage(route)] as const).filter(
    ([, html]) => /examples checked|were checked/.test(html),
  );
  expect(pages.filter(([, html]) => uses(html)).length).toBeGreaterThan(50);
  const wrong = pages.filter(([, html]) => uses(html) !== says(html));
  expect(wrong.map(([route]) => route)).toEqual([]);
});
