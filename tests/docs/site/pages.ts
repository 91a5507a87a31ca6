import { readFileSync } from "node:fs";
import path from "node:path";

import {
  DEFAULT_PARSE_FRONT_MATTER,
  fileToPath,
  Globby,
} from "@docusaurus/utils";

/** A file that a page of the site is written in. */
export interface Page {
  /** Path from the project's folder, with slashes. */
  readonly file: string;
  /** Path of the page on the site, with a slash at its end. */
  readonly route: string;
}

/** Files whose name, or a folder's, starts with "_" are parts of pages. */
const PAGE_FILES = [
  "docs/**/*.{md,mdx}",
  "src/pages/**/*.{md,mdx,js,jsx,ts,tsx}",
  "!**/_*",
  "!**/_*/**",
  "!**/*.d.ts",
];

/** All files of MDX, parts of pages too. */
export function mdxFiles(): Promise<string[]> {
  return Globby("{docs,src/pages}/**/*.{md,mdx}");
}

/** The pages that the site is built from, without running the build. */
export async function sitePages(): Promise<Page[]> {
  const files = await Globby(PAGE_FILES);
  const pages = await Promise.all(files.map(readPage));
  return pages.filter((page) => page !== undefined);
}

async function readPage(file: string): Promise<Page | undefined> {
  if (!/\.mdx?$/.test(file)) return { file, route: pageRoute(file) };
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({
    filePath: file,
    fileContent: readFileSync(file, "utf8"),
  });
  if (frontMatter["draft"] === true) return undefined;
  const route = file.startsWith("docs/")
    ? documentRoute(file, frontMatter)
    : pageRoute(file);
  return { file, route };
}

/** A page outside the documents is where its file is. */
function pageRoute(file: string): string {
  return withSlash(fileToPath(path.posix.relative("src/pages", file)));
}

/**
 * A document is where its `slug` says, or its `id`, or its file. A file named
 * as an index or like its folder stands for the folder.
 */
function documentRoute(
  file: string,
  { slug, id }: Record<string, unknown>,
): string {
  const place = path.posix.parse(path.posix.relative("docs", file));
  const folder = withSlash(`/${place.dir}`);
  if (typeof slug === "string")
    return withSlash(path.posix.join(rooted(slug, folder)));
  const ofFolder = ["index", "readme", path.posix.basename(place.dir)];
  if (ofFolder.includes(place.name.toLowerCase())) return folder;
  return withSlash(`${folder}${typeof id === "string" ? id : place.name}`);
}

function rooted(slug: string, folder: string): string {
  return slug.startsWith("/") ? slug : `${folder}${slug}`;
}

/** Addresses of pages end with a slash. */
export function withSlash(address: string): string {
  return address.endsWith("/") ? address : `${address}/`;
}
