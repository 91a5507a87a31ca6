import type { Heading, RootContent } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

import { anchorsOf, sourcePage } from "../plugins/source-pages/index.ts";

/**
 * The rows of the tables in a section of a document, as the reader sees them:
 * each a list of the texts of its cells. The heads are left out. A test that
 * tries each row of a page takes them from here, so that a new row is tried.
 *
 * @param file - The document: `docs/mathfield/matrix.mdx`.
 * @param anchor - Of the section: `rows-and-columns`.
 * @throws Error where there is no such section, or no row in it.
 */
export function tableRows(file: string, anchor: string): string[][] {
  const rows: string[][] = [];
  const section = { type: "root" as const, children: sectionOf(file, anchor) };
  visit(section, "table", (table) => {
    rows.push(
      ...table.children.slice(1).map(({ children }) => children.map(textOf)),
    );
  });
  return expectSome(rows, "row of a table", file, anchor);
}

/**
 * Returns `tableRows()` of one document, for a file that tries its tables.
 *
 * @param file - The document.
 */
export function tablesOf(file: string): (anchor: string) => string[][] {
  return (anchor) => tableRows(file, anchor);
}

/**
 * The items of the lists in a section of a document, as texts.
 *
 * @param file - The document.
 * @param anchor - Of the section.
 * @throws Error where there is no such section, or no item in it.
 */
export function listItems(file: string, anchor: string): string[] {
  const items: string[] = [];
  visit(
    { type: "root", children: sectionOf(file, anchor) },
    "listItem",
    (item) => void items.push(textOf(item)),
  );
  return expectSome(items, "item of a list", file, anchor);
}

function textOf(node: Parameters<typeof toString>[0]): string {
  return toString(node).replaceAll(/\s+/g, " ").trim();
}

/** Returns the nodes after a heading, up to the next of its level or above. */
function sectionOf(file: string, anchor: string): RootContent[] {
  const { tree } = sourcePage(file);
  const [heading] =
    [...anchorsOf(tree)].find(([, one]) => one === anchor) ?? [];
  if (heading === undefined)
    throw new Error(`${file} has no section #${anchor}.`);
  const rest = tree.children.slice(tree.children.indexOf(heading) + 1);
  const end = rest.findIndex(
    (node): node is Heading =>
      node.type === "heading" && node.depth <= heading.depth,
  );
  return end < 0 ? rest : rest.slice(0, end);
}

function expectSome<Found>(
  found: Found[],
  what: string,
  file: string,
  anchor: string,
): Found[] {
  if (found.length === 0)
    throw new Error(`${file}, section #${anchor}, has no ${what}.`);
  return found;
}
