import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";

import { attributesOf, isElement, type JsxElement } from "../mdx/index.ts";
import {
  type Section,
  type SourcePage,
  sourcePages,
} from "../source-pages/index.ts";
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

/** The entries of each page, for as long as the page is the same. */
const known = new WeakMap<SourcePage, LibraryEntry[]>();

/**
 * Finds the entries of the reference pages, as the pages are now.
 *
 * @param siteDir - Root folder of the project.
 * @throws Error where no sentence says what a name is.
 */
export function entries(siteDir: string): LibraryEntry[] {
  return sourcePages(siteDir, REFERENCE).flatMap((page) => {
    const found = known.get(page) ?? entriesOf(page);
    known.set(page, found);
    return found;
  });
}

/** The entries of names, by their names. */
export function entriesByName(
  siteDir: string,
): ReadonlyMap<string, LibraryEntry> {
  return new Map(entries(siteDir).map((entry) => [entry.name, entry]));
}

/**
 * Makes a function that finds the entry of a name.
 *
 * @param siteDir - Root folder of the project.
 * @returns A function of the name, which throws where no page has its entry.
 */
export function entryFinder(siteDir: string): (name: string) => LibraryEntry {
  const known = entriesByName(siteDir);
  return (name) => {
    const entry = known.get(name);
    if (entry) return entry;
    throw new Error(
      `${name} has no entry: a page of ${REFERENCE}/ needs <Signature of="${name}" />`,
    );
  };
}

function entriesOf(page: SourcePage): LibraryEntry[] {
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
}

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
