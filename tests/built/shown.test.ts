import { readdirSync, readFileSync } from "node:fs";

import type { Element } from "hast";
import { toHtml } from "hast-util-to-html";
import { visit } from "unist-util-visit";
import { expect, test } from "vitest";

import {
  findAll,
  hasClass,
  isTag,
  parsePage,
  textOf,
} from "../../plugins/built-pages/index.ts";
import { collectExamples } from "../../plugins/live-examples/collect.ts";
import { attributesOf, isElement } from "../../plugins/mdx/index.ts";
import { type Fence, sourcePages } from "../../plugins/source-pages/index.ts";
import { referenceTables } from "../../plugins/reference-tables/index.ts";
import type { PageFacts } from "../../src/code-cards/index.ts";
import {
  compile,
  findExpectations,
  stripExpectations,
} from "../../src/playground/runner/index.ts";
import { isBuilt, PAGES, readBuilt, readPage } from "./site.ts";

// Pages get code, results and pictures as HTML, which React does not compare
// when it takes over a page: what is in the wrong place stays there.

const MADE = ".docusaurus/live-examples";

/** Parts of pages have none of their own. */
const pages = sourcePages().filter(({ route }) => PAGES.includes(route));

/** The examples of a built page that run as programs. */
const figuresOf = (html: string) =>
  findAll(parsePage(html), (element) =>
    /^[jt]s$/.test(String(element.properties["dataPlayground"])),
  );

const within = (element: Element, name: string) =>
  findAll(element, (each) => hasClass(each, name));

const squeezed = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** Code, and what it prints but for errors and tables, which are not stated. */
function shownIn(figure: Element): string[] {
  const results = within(figure, "result").filter(
    (result) => !hasClass(result, "error"),
  );
  return [
    within(figure, "line").map(textOf).join(""),
    results
      .flatMap((each) => within(each, "result-text").map(textOf))
      .join(" "),
  ].map(squeezed);
}

/** The same as the source states it. */
function statedIn(fences: readonly Fence[]): string[][] {
  return collectExamples(fences)
    .filter(({ meta }) => !meta.values.has("as"))
    .map(({ source, language, output }) => {
      const compiled = compile(source, language, new Set());
      const expectations = findExpectations(source, compiled);
      const texts = expectations.map((each) => each.text);
      if (output) texts.push(output.value);
      const { text } = stripExpectations(source, expectations);
      return [text, texts.join(" ")].map(squeezed);
    });
}

test("each page shows its examples in their order, with what they print", () => {
  const wrong = pages.flatMap(({ route, fences }) => {
    const stated = statedIn(fences);
    if (stated.length === 0) return [];
    const figures = figuresOf(readPage(route));
    if (figures.length !== stated.length)
      return [`${route} has ${figures.length} examples of ${stated.length}`];
    return figures.flatMap((figure, index) => {
      const isFree =
        "dataVaries" in figure.properties ||
        within(figure, "result-table").length > 0;
      const [code, printed] = shownIn(figure);
      const [wanted, said] = stated[index] ?? [];
      return code === wanted && (isFree || printed === said)
        ? []
        : [`${route}: ${wanted ?? ""} → ${said ?? ""}, not ${printed ?? ""}`];
    });
  });
  expect(wrong).toEqual([]);
});

/** The content of the first `<code>`, however its tags are written. */
function codeIn(root: Parameters<typeof findAll>[0]): string {
  const [code] = findAll(root, (element) => isTag(element, "code"));
  return toHtml(code?.children ?? []);
}

test("colors, formulas and tables of examples are as the build has made them", () => {
  const made = readdirSync(MADE)
    .filter((file) => file.endsWith(".json"))
    .map(
      (file) => JSON.parse(readFileSync(`${MADE}/${file}`, "utf8")) as object,
    )
    .flatMap((view) => ("html" in view ? [String(view.html)] : []))
    .map((html) => codeIn(parsePage(`<pre><code>${html}</code></pre>`)));
  const known = new Set(made);
  expect(made.join("")).toContain("code-");
  const wrong = PAGES.filter((route) => route !== "/playground/").flatMap(
    (route) =>
      figuresOf(readPage(route)).flatMap((figure, index) =>
        known.has(codeIn(figure)) ? [] : [`${route} ${index + 1}`],
      ),
  );
  expect(wrong).toEqual([]);
});

test("a card explains the name that it is for", () => {
  const wrong = PAGES.filter((route) => isBuilt(`${route}cards.json`)).flatMap(
    (route) => {
      const facts = JSON.parse(readBuilt(`${route}cards.json`)) as PageFacts;
      return Object.entries(facts).flatMap(([key, { code }]) => {
        const name = decodeURIComponent(/[^#.=?]*$/.exec(key)?.[0] ?? "");
        const text = textOf(parsePage(code)).toLowerCase();
        const words = name
          .toLowerCase()
          .replace(/^type-/, "")
          .split("-");
        return words.some((word) => text.includes(word)) || NAMELESS.test(key)
          ? []
          : [`${route}${key}: ${text}`];
      });
    },
  );
  expect(wrong).toEqual([]);
});

/** Members that are no names, and a command of signs alone. */
const NAMELESS = /\.(?:constructor|index|call)$|%5C%22$/;

test("each curve is drawn where its formula is", async () => {
  const drawn = (html: string) =>
    [...html.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
  let count = 0;
  for (const { route, tree } of pages) {
    const wanted: Promise<{ markup: string }>[] = [];
    visit(tree, (node) => {
      if (isElement(node) && node.name === "CurvePicture")
        wanted.push(
          referenceTables.views.CurvePicture(attributesOf(node), process.cwd()),
        );
    });
    if (wanted.length === 0) continue;
    const pictures = await Promise.all(wanted);
    count += pictures.length;
    const page = drawn(readPage(route)).join("\n");
    const paths = pictures.map(({ markup }) => drawn(markup).join("\n"));
    const places = paths.map((path) => page.indexOf(path));
    expect(places, route).not.toContain(-1);
    expect(places, route).toEqual(places.toSorted((a, b) => a - b));
  }
  expect(count).toBeGreaterThan(0);
});
