import { readFileSync } from "node:fs";

import type { Nodes, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { expect, test } from "vitest";

import { parseMdx } from "../../plugins/mdx/index.ts";
import { sourcePage } from "../../plugins/source-pages/index.ts";
import { mdxFiles, nearest } from "./site/index.ts";
import { expectNone } from "./told.ts";

/** A page that may be longer than others, and why. */
interface Allowance {
  readonly words?: number;
  readonly headings?: number;
  readonly why: string;
}

const LIST = "tests/docs/lengths.json";

/** The longest that a page is which answers one question. */
const MOST = { words: 900, headings: 6 };

/**
 * References and tutorials, which have other shapes, and what the build makes.
 */
const LEFT_OUT =
  /^docs\/(?:[^/]+\/(?:api|changelog|reference)\/|tutorials\/|shared-components-preview)/;

const allowed = JSON.parse(readFileSync(LIST, "utf8")) as Readonly<
  Record<string, Allowance>
>;
const files = (await mdxFiles()).filter(
  (file) => file.startsWith("docs/") && !LEFT_OUT.test(file),
);

/**
 * The words of a document outside its fences, and its second-level headings.
 */
function measure(tree: Root): Required<Omit<Allowance, "why">> {
  let [words, headings] = [0, 0];
  const count = (node: Nodes) => {
    words += toString(node).split(/\s+/).filter(Boolean).length;
  };
  visit(tree, (node) => {
    if (node.type === "heading" && node.depth === 2) headings += 1;
    if (!["heading", "paragraph", "tableCell"].includes(node.type)) return true;
    count(node);
    return "skip";
  });
  return { words, headings };
}

/** Finds what is too much of a page, or allowed without need. */
function faultsOf(file: string, tree: Root, list = allowed): string[] {
  const found = measure(tree);
  return (["words", "headings"] as const).flatMap((what) => {
    const own = list[file]?.[what];
    const most = own ?? MOST[what];
    const text = `${file} has ${String(found[what])} ${what === "words" ? "words outside fences" : "second-level headings"}`;
    if (found[what] > most)
      return [
        `${text}, ${String(most)} at most: make a page of what answers another question`,
      ];
    return own !== undefined && found[what] <= MOST[what]
      ? [`${text}: take "${what}" of it off ${LIST}`]
      : [];
  });
}

test("a page answers one question", () => {
  expectNone(files.flatMap((file) => faultsOf(file, sourcePage(file).tree)));
});

test("each page that may be longer is there, and says why", () => {
  const wrong = Object.entries(allowed).flatMap(([file, { why }]) =>
    files.includes(file) && why !== ""
      ? []
      : [`${file} (nearest: ${nearest(file, files)}): ${why}`],
  );
  expect(wrong).toEqual([]);
});

test("a page that is too long is told, and an allowance that nobody needs", () => {
  const long = parseMdx(`${"word ".repeat(901)}\n\n${"## Part\n\n".repeat(7)}`);
  expect(faultsOf("docs/a.mdx", long, {})).toEqual([
    expect.stringContaining("has 908 words outside fences, 900 at most"),
    expect.stringContaining("has 7 second-level headings, 6 at most"),
  ]);
  const list = { "docs/a.mdx": { words: 1000, headings: 7, why: "a list" } };
  expect(faultsOf("docs/a.mdx", long, list)).toEqual([]);
  const short = parseMdx("| A |\n|---|\n| b c |\n\n```js\nd e f;\n```\n");
  expect(measure(short)).toEqual({ words: 3, headings: 0 });
  expect(faultsOf("docs/a.mdx", short, list)).toEqual([
    expect.stringContaining('take "words" of it off'),
    expect.stringContaining('take "headings" of it off'),
  ]);
});
