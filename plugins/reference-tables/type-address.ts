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

const known = new Map<string, ReadonlyMap<string, string>>();

/**
 * Where a type of the engine is explained. All links to types are made here.
 *
 * @param type - Its name in signatures, such as `indexed_collection`.
 * @param siteDir - Root folder of the project.
 * @returns An address from the site's root; nothing while there is no place.
 */
export function typeAddress(type: string, siteDir: string): string | undefined {
  const addresses =
    known.get(siteDir) ??
    new Map(
      DOCUMENTS.toReversed().flatMap(([file, route]) =>
        headings(path.join(siteDir, "docs", file), route),
      ),
    );
  known.set(siteDir, addresses);
  return addresses.get(type);
}

/** Headings that are a name, in code or not, with their addresses. */
function headings(source: string, route: string): [string, string][] {
  if (!existsSync(source)) return [];
  const slugger = createSlugger();
  const titles = readFileSync(source, "utf8").matchAll(/^#{2,6} +(.+?) *$/gm);
  return [...titles].map(([, title = ""]) => {
    const name = title.replaceAll("`", "");
    return [name, `${route}#${slugger.slug(name)}`];
  });
}
