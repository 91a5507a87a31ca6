import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { GENERATED_FILES_DIR_NAME } from "@docusaurus/utils";
import type { Root } from "mdast";
import { visit } from "unist-util-visit";

import { sourcePage } from "../../../plugins/source-pages/index.ts";

/**
 * The ids that a link into a page can name: those of its headings, given as
 * Docusaurus gives them, and those of its elements, in the page and in the
 * parts it imports.
 *
 * @param file - Source of the page.
 */
export function anchorsOf(file: string): ReadonlySet<string> {
  if (!/\.mdx?$/.test(file)) return new Set(idsInCode(file));
  const { tree, sections } = sourcePage(file);
  return new Set([
    // The title of a page has no id, but counts where another says the same.
    ...sections.flatMap(({ depth, anchor }) => (depth > 1 ? [anchor] : [])),
    ...elementIds(tree),
    ...generatedIds(tree),
    ...importedParts(tree, file).flatMap((part) => [...anchorsOf(part)]),
  ]);
}

function elementIds(tree: Root): string[] {
  const ids: string[] = [];
  visit(tree, (node) => {
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement")
      return;
    for (const attribute of node.attributes)
      if (
        attribute.type === "mdxJsxAttribute" &&
        attribute.name === "id" &&
        typeof attribute.value === "string"
      )
        ids.push(attribute.value);
  });
  return ids;
}

/**
 * The ids in what a generated document shows, a module that the build makes.
 */
function generatedIds(tree: Root): string[] {
  const ids: string[] = [];
  visit(tree, "mdxjsEsm", ({ value }) => {
    const [, module] = /from\s+"@generated\/([^"]+)"/.exec(value) ?? [];
    if (module === undefined) return;
    const shown = readFileSync(
      path.join(GENERATED_FILES_DIR_NAME, module),
      "utf8",
    );
    // Its HTML stands in strings, where quotes are escaped.
    for (const [, id = ""] of shown.matchAll(/ id=\\"([^"\\]+)\\"/g))
      ids.push(id);
  });
  return ids;
}

function importedParts(tree: Root, file: string): string[] {
  const parts: string[] = [];
  visit(tree, "mdxjsEsm", ({ value }) => {
    for (const [, from = ""] of value.matchAll(
      /from\s+["']([^"']+\.mdx?)["']/g,
    ))
      parts.push(
        from.startsWith("@site/")
          ? from.slice("@site/".length)
          : path.posix.join(path.posix.dirname(file), from),
      );
  });
  return parts.filter((part) => existsSync(part));
}

function idsInCode(file: string): string[] {
  const ids = readFileSync(file, "utf8").matchAll(/\bid="([^"]+)"/g);
  return [...ids].map(([, id = ""]) => id);
}
