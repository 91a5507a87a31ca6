import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** The folder of the built site. */
export const BUILD = path.resolve(__dirname, "../../build");

/** Text of a file of the built site. */
export function readBuilt(file: string): string {
  return readFileSync(path.join(BUILD, file), "utf8");
}

/** Tells whether the built site has a file or folder. */
export function isBuilt(file: string): boolean {
  return existsSync(path.join(BUILD, file));
}

/** Tells whether the built site has a file that is no folder. */
export function isFile(file: string): boolean {
  return (
    statSync(path.join(BUILD, file), { throwIfNoEntry: false })?.isFile() ??
    false
  );
}

/** The paths of the files in a folder of the built site. */
export function filesIn(folder: string): string[] {
  return readdirSync(path.join(BUILD, folder)).map((name) =>
    path.posix.join(folder, name),
  );
}

/** The full addresses of the pages in the sitemap. */
export const ADDRESSES = [
  ...readBuilt("sitemap.xml").matchAll(/<loc>([^<]+)<\/loc>/g),
].map(([, address = ""]) => address);

/** The paths of the pages in the sitemap. */
export const LISTED = ADDRESSES.map((address) => new URL(address).pathname);

/** The paths of all pages that are files, in the sitemap or not. */
export const PAGES = readdirSync(BUILD, { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "index.html")
  .map((file) => path.posix.join("/", path.dirname(file), "/"))
  .sort();

/** The built HTML of a page. */
export function readPage(route: string): string {
  return readBuilt(path.join(route, "index.html"));
}

/** A page of the site for which something holds. */
export function findPage(
  what: string,
  holds: (html: string) => boolean,
): string {
  const route = PAGES.find((candidate) => holds(readPage(candidate)));
  if (route === undefined) throw new Error(`No page of the site has ${what}.`);
  return route;
}

/** Folders whose pages, but for the index, are made of data by the build. */
const FAMILIES = [
  ...readFileSync(path.resolve(__dirname, "../../.gitignore"), "utf8").matchAll(
    /^docs(\/.+\/)\*$/gm,
  ),
].map(([, folder = ""]) => folder);

/** The folder of a page that is one of many made alike. */
function familyOf(route: string): string | undefined {
  return FAMILIES.find(
    (folder) => route.startsWith(folder) && route !== folder,
  );
}

/** Tells whether a page is one of many that are made alike. */
export function isMade(route: string): boolean {
  return familyOf(route) !== undefined;
}

/** The largest and the smallest page of each family. */
export const EXTREMES: readonly string[] = FAMILIES.flatMap((folder) => {
  const sizes = PAGES.filter((route) => familyOf(route) === folder)
    .map((route) => ({ route, size: readPage(route).length }))
    .sort((a, b) => a.size - b.size);
  return [...new Set([sizes.at(0), sizes.at(-1)])].flatMap(
    (page) => page?.route ?? [],
  );
});
