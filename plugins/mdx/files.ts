import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** Folders whose MDX files become pages. */
const FOLDERS = ["docs", "src/pages"];

/**
 * The route of the page that an MDX file becomes, with a slash at both ends.
 *
 * @param file - From the root folder of the project: `docs/sdk.mdx`.
 */
export function routeOf(file: string): string {
  return file
    .replace(/^(docs|src\/pages)/, "")
    .replace(/(\/index)?\.mdx$/, "/");
}

/**
 * The MDX files that the site is made of, as absolute paths, sorted.
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
