import { existsSync } from "node:fs";
import path from "node:path";

import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";

import { attributesOf, isElement } from "../mdx/index.ts";
import { sourcePage } from "../source-pages/index.ts";
import type { RegisteredName } from "./name.ts";
import { onceABuild, oncePerPage } from "./once.ts";
import { sentenceFrom, sourceOf } from "./sentences.ts";

/** The page that explains what signatures are made of. */
const FILE = "docs/compute-engine/reference/index.mdx";

/** Its address. */
export const TERMS_ROUTE = "/compute-engine/reference/";

/**
 * Finds what signatures are made of: the types, such as `real`, and the words,
 * such as `optional`, that the page on entries explains in the cell beside.
 *
 * @param siteDir - Root folder of the project.
 */
export const terms = onceABuild((siteDir): readonly RegisteredName<"term">[] =>
  existsSync(path.join(siteDir, FILE))
    ? termsIn(sourcePage(FILE, siteDir))
    : [],
);

const termsIn = oncePerPage(({ tree, text }) => {
  const found: RegisteredName<"term">[] = [];
  visit(tree, "tableCell", (cell, at = 0, row) => {
    const beside = row?.children[at + 1];
    visit(cell as Nodes, (node) => {
      if (!isElement(node)) return;
      if (!["Type", "Term"].includes(node.name ?? "")) return;
      const { of: name = "", id = "" } = attributesOf(node);
      found.push({
        kind: "term",
        name,
        address: `${TERMS_ROUTE}#${id}`,
        titles: [name],
        signature: name,
        sentence: sentenceFrom(beside ? sourceOf(beside, text) : "").text,
        keys: [],
      });
    });
  });
  return found;
});

/** Finds the address that explains a type or a word of signatures, if any. */
export function termAddress(name: string, siteDir: string): string | undefined {
  return terms(siteDir).find((each) => each.name === name)?.address;
}
