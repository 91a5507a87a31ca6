import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { describe, expect, test } from "vitest";

import { parseMdx } from "../../plugins/mdx/index.ts";
import { sourcePages } from "../../plugins/source-pages/index.ts";

/** Pattern of numbers of what packages have many of, and of their sizes. */
const COUNTED =
  /(?<![\w.^-])\d[\d,.]*\s+(?:[a-z-]+\s+)?(?:commands?|constants?|entry points?|exports?|faces?|fonts?|functions?|identities|keybindings?|keywords?|languages?|libraries|macros?|names?|operators?|properties|releases?|rules?|shortcuts?|symbols?|variables?|versions?)\b|(?<![\w.^-])\d[\d,.]*\s*[kKM]i?B\b/g;

/** Documents that an author writes. */
const pages = sourcePages().filter(
  ({ file }) => !/\/(?:api|changelog)\/(?!index\.)/.test(file),
);

/** The numbers of a document that its author has typed, each with its line. */
function typedIn(tree: Root): { text: string; line: number }[] {
  const found: { text: string; line: number }[] = [];
  visit(tree, "text", ({ value, position }) => {
    for (const match of value.matchAll(COUNTED)) {
      const above = value.slice(0, match.index).split("\n").length - 1;
      const line = (position?.start.line ?? 0) + above;
      found.push({ text: match[0].replaceAll(/\s+/g, " "), line });
    }
  });
  return found;
}

describe("no author types what the packages can be asked for", () => {
  test.each(pages)("$file", ({ file, tree }) => {
    const typed = typedIn(tree).map(
      ({ text, line }) => `${file}:${String(line)}: ${text}`,
    );
    expect(typed, "write <Count /> or <Size /> instead").toEqual([]);
  });

  test.each(["It has 998 commands.", "All 20 math fonts", "It is 227 kB."])(
    "%s is found",
    (text) => {
      expect(typedIn(parseMdx(text))).toHaveLength(1);
    },
  );
});
