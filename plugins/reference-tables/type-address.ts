import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { createSlugger } from "@docusaurus/utils";

/**
 * The documents that explain the engine's types, the best first: each type has
 * a heading, or an anchor such as `type-real`. Those that are not written yet
 * count for nothing.
 */
const DOCUMENTS: readonly (readonly [file: string, route: string])[] = [
  ["compute-engine/api/types.mdx", "/compute-engine/api/types/"],
  ["compute-engine/guides/types.mdx", "/compute-engine/guides/types/"],
  [
    "compute-engine/reference/arithmetic.mdx",
    "/compute-engine/reference/arithmetic/",
  ],
];

const known = new Map<string, ReadonlyMap<string, string>>();

/**
 * Where a type of the engine is explained.
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
        places(path.join(siteDir, "docs", file), route),
      ),
    );
  known.set(siteDir, addresses);
  return addresses.get(type);
}

/** Headings that are a name, in code or not, and anchors, with their addresses. */
function places(source: string, route: string): [string, string][] {
  if (!existsSync(source)) return [];
  const text = readFileSync(source, "utf8");
  const slugger = createSlugger();
  const titles = [...text.matchAll(/^#{2,6} +(.+?) *$/gm)];
  const anchors = [...text.matchAll(/ id="type-(\w+)"/g)];
  return [
    ...titles.map(([, title = ""]): [string, string] => {
      const name = title.replaceAll("`", "");
      return [name, `${route}#${slugger.slug(name)}`];
    }),
    ...anchors.map(([, name = ""]): [string, string] => [
      name,
      `${route}#type-${name}`,
    ]),
  ];
}
