import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";

import { attributesOf, isElement, type JsxElement } from "../mdx/index.ts";
import {
  type Section,
  type SourcePage,
  sourcePages,
} from "../source-pages/index.ts";
import { onceABuild, oncePerPage } from "./once.ts";
import { type Sentence, sentenceOn, sourceOf } from "./sentences.ts";

/** A place on a reference page that explains a name of the standard library. */
export interface LibraryEntry {
  readonly name: string;
  /** Its page and anchor, from the site's root: `/…/arithmetic/#add`. */
  readonly address: string;
  /** The second-level heading that it is under. */
  readonly section: string;
  /** The anchor of that heading. */
  readonly sectionAnchor: string;
  /** The document, from the project's folder. */
  readonly file: string;
  /**
   * The key of its subject: the anchor of its heading, or the first cell of its
   * row in a table. Names that share it are explained together.
   */
  readonly concept: string;
  /** The sentence of the page that introduces it. */
  readonly sentence: Sentence;
}

/** The documents whose names are entries; elsewhere they are quoted. */
const REFERENCE = "docs/compute-engine/reference";

/**
 * Finds the entries of the reference pages.
 *
 * @param siteDir - Root folder of the project.
 * @throws Error where no sentence says what a name is.
 */
export const entries = onceABuild((siteDir): readonly LibraryEntry[] =>
  sourcePages(siteDir, REFERENCE).flatMap(entriesOf),
);

/** The entries of names, by their names. */
export const entriesByName = onceABuild(
  (siteDir): ReadonlyMap<string, LibraryEntry> =>
    new Map(entries(siteDir).map((entry) => [entry.name, entry])),
);

const entriesOf = oncePerPage((page: SourcePage): LibraryEntry[] => {
  const { file, route, text, sections } = page;
  const cells = cellsOf(page);
  let above: Pick<Section, "title" | "anchor"> = { title: "", anchor: "" };
  return sections.flatMap((section): LibraryEntry[] => {
    if (section.depth === 2) above = section;
    const { nodes } = section;
    const { title, anchor: sectionAnchor } = above;
    const paragraphs = nodes
      .filter(({ type }) => type === "paragraph")
      .map((node) => sourceOf(node, text));
    const found = nodes.filter(isEntry);
    const [whose = ""] = found.map(entryName);
    return found.map((node) => {
      const name = entryName(node);
      const anchor = attributesOf(node)["id"] ?? section.anchor;
      const [concept = section.anchor, said] = cells.get(node) ?? [];
      const own = said === undefined ? paragraphs : [said];
      const sentence = sentenceOn(name, own, whose);
      if (sentence === undefined)
        throw new Error(`${file}: no sentence says what ${name} is`);
      const address = `${route}#${anchor}`;
      const place = { address, section: title, sectionAnchor, file };
      return { name, ...place, concept, sentence };
    });
  });
});

/** Returns the cells of the row that a node is in, by the node. */
function cellsOf({ tree, text }: SourcePage): ReadonlyMap<Nodes, string[]> {
  const rows = new Map<Nodes, string[]>();
  visit(tree, "tableRow", (row) => {
    const cells = row.children.map((cell) => sourceOf(cell, text));
    visit(row as Nodes, (node) => void rows.set(node, cells));
  });
  return rows;
}

/**
 * Tells whether a node is an entry: a `<Signature>`, or a `<Name>` in prose
 * about several names. Its anchor is its `id`, or else the heading above it.
 *
 * @param node - A node of a document's tree.
 */
export function isEntry(node: Nodes): node is JsxElement {
  return isElement(node) && ["Signature", "Name"].includes(node.name ?? "");
}

/**
 * The name of the standard library that an entry is about.
 *
 * @param node - The element.
 */
export function entryName(node: JsxElement): string {
  return attributesOf(node)["of"] ?? "";
}
