import { readFileSync } from "node:fs";
import path from "node:path";

import type { Nodes, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

import {
  anchorsOf,
  attributesOf,
  findPages,
  isElement,
  type JsxElement,
  parseMdx,
  routeOf,
} from "../mdx/index.ts";

/** Where a reference page tells about a name of the standard library. */
export interface LibraryEntry {
  readonly name: string;
  /** Its page and anchor, from the site's root: `/…/arithmetic/#add`. */
  readonly address: string;
  /** The second-level heading that it is under. */
  readonly section: string;
  /** The document, from the project's folder. */
  readonly file: string;
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
      const found = entriesOf(parseMdx(text), file);
      read.set(file, { text, entries: found });
      return found;
    });
}

function entriesOf(tree: Root, file: string): LibraryEntry[] {
  const route = routeOf(file);
  const anchors = anchorsOf(tree);
  const found: LibraryEntry[] = [];
  let [section, heading] = ["", ""];
  visit(tree, (node) => {
    if (node.type === "heading") {
      heading = anchors.get(node) ?? "";
      if (node.depth === 2) section = toString(node);
    }
    if (isEntry(node)) {
      const anchor = attributesOf(node)["id"] ?? heading;
      const address = `${route}#${anchor}`;
      found.push({ name: entryName(node), address, section, file });
    }
  });
  return found;
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
