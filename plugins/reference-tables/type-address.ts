import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { createSlugger } from "@docusaurus/utils";

/**
 * The documents that explain the engine's types, a heading each; those that
 * are not written yet count for nothing.
 */
const DOCUMENTS: readonly (readonly [file: string, route: string])[] = [
  ["compute-engine/api/types.mdx", "/compute-engine/api/types/"],
  ["compute-engine/guides/types.mdx", "/compute-engine/guides/types/"],
];

let addresses: ReadonlyMap<string, string> | undefined;

/**
 * Where a type of the engine is explained. All links to types are made here.
 *
 * @param type - Its name in signatures, such as `indexed_collection`.
 * @returns An address from the site's root; nothing while there is no place.
 */
export function typeAddress(type: string): string | undefined {
  addresses ??= new Map(
    DOCUMENTS.toReversed().flatMap(([file, route]) => headings(file, route)),
  );
  return addresses.get(type);
}

/** Headings that are a name, in code or not, with their addresses. */
function headings(file: string, route: string): [string, string][] {
  const source = path.join(process.cwd(), "docs", file);
  if (!existsSync(source)) return [];
  const slugger = createSlugger();
  const titles = readFileSync(source, "utf8").matchAll(/^#{2,6} +(.+?) *$/gm);
  return [...titles].map(([, title = ""]) => {
    const name = title.replaceAll("`", "");
    return [name, `${route}#${slugger.slug(name)}`];
  });
}
