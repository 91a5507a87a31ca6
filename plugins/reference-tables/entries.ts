import { readFileSync } from "node:fs";
import path from "node:path";

import { createSlugger, parseMarkdownHeadingId } from "@docusaurus/utils";
import type { Heading, Nodes, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

import {
  attributesOf,
  findPages,
  isElement,
  type JsxElement,
  parseMdx,
} from "../mdx/index.ts";

/** Where a reference page tells about a name of the standard library. */
export interface LibraryEntry {
  readonly name: string;
  /** Its page and heading, from the site's root: `/…/arithmetic/#add`. */
  readonly address: string;
  /** The document, from the project's folder. */
  readonly file: string;
}

/** The documents whose signatures are entries; elsewhere they are quoted. */
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
  const route = file
    .replace(/^docs/, "")
    .replace(/\.mdx$/, "/")
    .replace(/\/index\/$/, "/");
  const slugger = createSlugger();
  const found: LibraryEntry[] = [];
  let anchor = "";
  visit(tree, (node) => {
    if (node.type === "heading")
      anchor = ownId(node) ?? slugger.slug(toString(node));
    if (isSignature(node)) {
      const name = signatureName(node);
      found.push({ name, address: `${route}#${anchor}`, file });
    }
  });
  return found;
}

/** The id that a heading names itself, in a comment at its end. */
function ownId({ children }: Heading): string | undefined {
  const last = children.at(-1);
  if (last?.type !== "mdxTextExpression") return undefined;
  return parseMarkdownHeadingId(`{${last.value}}`, "mdx-comment").id;
}

/**
 * Whether a node is a `<Signature>`.
 *
 * @param node - A node of a document's tree.
 */
export function isSignature(node: Nodes): node is JsxElement {
  return isElement(node) && node.name === "Signature";
}

/**
 * The name of the standard library that a `<Signature of="…" />` is about.
 *
 * @param node - The element.
 */
export function signatureName(node: JsxElement): string {
  return attributesOf(node)["of"] ?? "";
}
