import { readFileSync } from "node:fs";
import path from "node:path";

import type { Nodes, Root } from "mdast";
import { visit } from "unist-util-visit";

import {
  anchorsOf,
  attributesOf,
  findPages,
  isElement,
  type JsxElement,
  parseMdx,
  routeOf,
  wordsOf,
} from "../mdx/index.ts";
import { type Sentence, sentenceOn, sourceOf } from "./sentences.ts";

/** Where a reference page tells about a name of the standard library. */
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
   * What its text is about: the anchor of its heading, or the first cell of its
   * row in a table. Names that share it are explained together.
   */
  readonly concept: string;
  /** What the page says of it first. */
  readonly sentence: Sentence;
}

/** The documents whose names are entries; elsewhere they are quoted. */
const REFERENCE = "docs/compute-engine/reference";

const read = new Map<string, { text: string; entries: LibraryEntry[] }>();

/**
 * The entries of the reference pages, as the pages are now.
 *
 * @param siteDir - Root folder of the project.
 */
export function entries(siteDir: string): LibraryEntry[] {
  return findPages(siteDir)
    .map((file) => path.relative(siteDir, file).replaceAll(path.sep, "/"))
    .filter((file) => file.startsWith(`${REFERENCE}/`))
    .flatMap((file) => {
      const text = readFileSync(path.join(siteDir, file), "utf8");
      const known = read.get(file);
      if (known?.text === text) return known.entries;
      const found = entriesOf(text, file);
      read.set(file, { text, entries: found });
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
 * What finds the entry of a name.
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

/** A heading, the paragraphs below it and the entries among them. */
interface Section {
  readonly anchor: string;
  /** Of the second level: what it is under, or itself. */
  readonly title: string;
  readonly titleAnchor: string;
  readonly paragraphs: string[];
  readonly found: { name: string; anchor: string; cells: string[] }[];
}

/** @throws Error where no sentence says what a name is. */
function entriesOf(text: string, file: string): LibraryEntry[] {
  const route = routeOf(file);
  return sectionsOf(parseMdx(text, file), text).flatMap((section) =>
    section.found.map(({ name, anchor, cells }): LibraryEntry => {
      const [concept = section.anchor, said] = cells;
      const [whose = ""] = section.found.map((each) => each.name);
      const paragraphs = said === undefined ? section.paragraphs : [said];
      const sentence = sentenceOn(name, paragraphs, whose);
      if (sentence === undefined)
        throw new Error(`${file}: no sentence says what ${name} is`);
      return {
        name,
        address: `${route}#${anchor}`,
        section: section.title,
        sectionAnchor: section.titleAnchor,
        file,
        concept,
        sentence,
      };
    }),
  );
}

function sectionsOf(tree: Root, source: string): Section[] {
  const anchors = anchorsOf(tree);
  const rows = new Map<Nodes, string[]>();
  visit(tree, "tableRow", (row) => {
    const cells = row.children.map((cell) => sourceOf(cell, source));
    visit(row as Nodes, (node) => void rows.set(node, cells));
  });
  const sections: Section[] = [];
  visit(tree, (node) => {
    if (node.type === "heading") {
      const anchor = anchors.get(node) ?? "";
      const { title = "", titleAnchor = "" } = sections.at(-1) ?? {};
      const above =
        node.depth === 2
          ? { title: wordsOf(node), titleAnchor: anchor }
          : { title, titleAnchor };
      sections.push({ anchor, ...above, paragraphs: [], found: [] });
    }
    const section = sections.at(-1);
    if (node.type === "paragraph")
      section?.paragraphs.push(sourceOf(node, source));
    if (!isEntry(node)) return;
    section?.found.push({
      name: entryName(node),
      anchor: attributesOf(node)["id"] ?? section.anchor,
      cells: rows.get(node) ?? [],
    });
  });
  return sections;
}

/**
 * Whether a node is an entry: a `<Signature>`, or a `<Name>` in prose about
 * several names. Its anchor is its `id`, or else the heading above it.
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
