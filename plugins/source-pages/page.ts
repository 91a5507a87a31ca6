import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import type { Root } from "mdast";

import { parseMdx } from "../mdx/index.ts";
import { type Fence, fencesOf } from "./fences.ts";
import { type Section, sectionsOf } from "./sections.ts";

/** An MDX file of the site. Nobody changes its tree: all share it. */
export interface SourcePage {
  /** From the root of the project, with slashes: `docs/sdk.mdx`. */
  readonly file: string;
  /** The route of the page that it becomes, with a slash at both ends. */
  readonly route: string;
  /** The file as it is on disk, which the places in the tree refer to. */
  readonly text: string;
  readonly tree: Root;
  readonly fences: readonly Fence[];
  readonly sections: readonly Section[];
}

/** By absolute path. */
const known = new Map<string, SourcePage>();

/**
 * Reads an MDX file, and parses it unless its text is the same as before.
 *
 * @param file - A path, absolute or from the root of the project.
 * @param siteDir - Root folder of the project.
 * @throws DocumentError `path:line:column: reason` if it is not valid MDX.
 */
export function sourcePage(file: string, siteDir = process.cwd()): SourcePage {
  const place = path.resolve(siteDir, file);
  const text = readFileSync(place, "utf8");
  const before = known.get(place);
  if (before?.text === text) return before;
  const tree = parseMdx(text, place);
  const name = path.relative(siteDir, place).replaceAll(path.sep, "/");
  const page: SourcePage = {
    file: name,
    route: routeOf(name),
    text,
    tree,
    fences: fencesOf(tree),
    sections: sectionsOf(tree),
  };
  known.set(place, page);
  return page;
}

/**
 * Reads the MDX files of the site, sorted by their paths.
 *
 * @param siteDir - Root folder of the project.
 * @param folder - Only those below it, from the root folder: `docs/tutorials`.
 * @throws DocumentError if one is not valid MDX, as {@link sourcePage} does.
 */
export function sourcePages(
  siteDir = process.cwd(),
  folder = "",
): SourcePage[] {
  const start = path.join(siteDir, folder, path.sep);
  return findPages(siteDir)
    .filter((file) => file.startsWith(start))
    .map((file) => sourcePage(file, siteDir));
}

/** Folders whose MDX files become pages. */
const FOLDERS = ["docs", "src/pages"];

/**
 * Returns the route of the page that an MDX file becomes, with a slash at both
 * ends.
 *
 * @param file - From the root folder of the project: `docs/sdk.mdx`.
 */
function routeOf(file: string): string {
  return file
    .replace(/^(docs|src\/pages)/, "")
    .replace(/(\/index)?\.mdx$/, "/");
}

/**
 * Finds the MDX files that the site is made of: absolute paths, sorted.
 *
 * @param siteDir - Root folder of the project.
 */
export function findPages(siteDir: string): string[] {
  return FOLDERS.map((folder) => path.join(siteDir, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".mdx"))
        .map((name) => path.join(folder, name)),
    )
    .sort();
}
