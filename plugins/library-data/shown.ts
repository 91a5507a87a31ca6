import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { GENERATED_FILES_DIR_NAME } from "@docusaurus/utils";

import { findPages } from "../mdx/index.ts";
import { digestOf } from "./source.ts";
import { VIEWS } from "./views/index.ts";

type Attributes = Readonly<Record<string, string>>;

/**
 * Write what an element of a document shows.
 *
 * @returns The module to import it from.
 * @throws Error when the packages do not have what is asked for.
 */
export async function writeShown(
  siteDir: string,
  name: string,
  attributes: Attributes,
): Promise<string> {
  const props = await VIEWS[name]?.(attributes);
  const dir = path.resolve(siteDir, GENERATED_FILES_DIR_NAME, "library-data");
  mkdirSync(dir, { recursive: true });
  // `E` and `e` are one file where the file system ignores case.
  const hash = digestOf([JSON.stringify([name, attributes])]).slice(0, 16);
  const file = `${name}-${hash}.json`;
  const target = path.join(dir, file);
  const text = JSON.stringify(props ?? {});
  if (!existsSync(target) || readFileSync(target, "utf8") !== text)
    writeFileSync(target, text);
  return `@generated/library-data/${file}`;
}

/**
 * Write what all documents show. The bundler keeps documents that have not
 * changed: of them nobody asks again, and what they show may have.
 */
export async function writeAllShown(siteDir: string): Promise<void> {
  for (const file of findPages(siteDir)) {
    for (const [name, attributes] of elementsIn(readFileSync(file, "utf8"))) {
      try {
        await writeShown(siteDir, name, attributes);
      } catch {
        // The document has changed with it: its compilation says where.
      }
    }
  }
}

/** Found without parsing the document: what is missed here is found there. */
function elementsIn(text: string): [name: string, attributes: Attributes][] {
  const pattern = new RegExp(
    `<(${Object.keys(VIEWS).join("|")})\\b([^<>]*)/>`,
    "g",
  );
  return [...text.matchAll(pattern)].map(([, name = "", given = ""]) => [
    name,
    Object.fromEntries(
      [...given.matchAll(/([\w-]+)="([^"]*)"/g)].map(
        ([, key = "", value = ""]) => [key, value] as const,
      ),
    ),
  ]);
}
