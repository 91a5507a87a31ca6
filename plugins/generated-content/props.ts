import { readFileSync } from "node:fs";
import path from "node:path";

import { GENERATED_FILES_DIR_NAME } from "@docusaurus/utils";

import { digestOf, writeIfChanged } from "../files.ts";
import { findPages } from "../mdx/index.ts";
import type { Uses } from "./uses.ts";
import type { Attributes, Views } from "./view.ts";

/** What props are made with. */
interface Making {
  /** Root folder of the project. */
  readonly siteDir: string;
  /** The views, by the names of elements. */
  readonly views: Views;
  readonly uses: Uses;
}

/**
 * Write the props of an element of a document to a file.
 *
 * @param name - Name of the element.
 * @param attributes - The attributes that the author wrote.
 * @returns The module to import the props from.
 * @throws Error when the packages do not have what the attributes ask for.
 */
export async function writeProps(
  { siteDir, views, uses }: Making,
  name: string,
  attributes: Attributes,
): Promise<string> {
  const props = await views[name]?.(attributes, siteDir, uses);
  const dir = path.resolve(siteDir, GENERATED_FILES_DIR_NAME, FOLDER);
  // `E` and `e` are one file where the file system ignores case.
  const hash = digestOf(JSON.stringify([name, attributes])).slice(0, 16);
  const file = `${name}-${hash}.json`;
  writeIfChanged(path.join(dir, file), JSON.stringify(props ?? {}));
  return `@generated/${FOLDER}/${file}`;
}

/** The folder of the files, among those that Docusaurus generates. */
const FOLDER = "generated-content";

/**
 * Write the props of the elements of all documents. The bundler does not
 * compile a document again that has not changed, but the props of its elements
 * may have changed.
 */
export async function writeAllProps(making: Making): Promise<void> {
  const names = Object.keys(making.views);
  for (const file of findPages(making.siteDir)) {
    const text = readFileSync(file, "utf8");
    for (const [name, attributes] of elementsIn(text, names)) {
      try {
        await writeProps(making, name, attributes);
      } catch {
        // The compilation of the document fails too, and names the line.
      }
    }
  }
}

/**
 * Finds elements by a pattern, because parsing all documents is slow. The
 * compilation of a document parses it, and finds what the pattern misses.
 */
function elementsIn(
  text: string,
  names: readonly string[],
): [name: string, attributes: Attributes][] {
  const pattern = new RegExp(`<(${names.join("|")})\\b([^<>]*)>`, "g");
  return [...text.matchAll(pattern)].map(([, name = "", given = ""]) => [
    name,
    Object.fromEntries(
      [...given.matchAll(/([\w-]+)="([^"]*)"/g)].map(
        ([, key = "", value = ""]) => [key, value] as const,
      ),
    ),
  ]);
}
