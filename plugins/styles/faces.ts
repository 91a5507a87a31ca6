import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import { digestOf } from "../files.ts";

/** The faces that every page is set in, text first. */
const EVERY_PAGE = [
  "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
  "@fontsource-variable/source-code-pro/files/source-code-pro-latin-wght-normal.woff2",
];

/**
 * Where a font file stands in the built site, without its base path. The name
 * carries a hash of the content: known before the build, so that a page can
 * name the file, and safe for a browser to keep for ever.
 *
 * @param file - Path of the font file.
 * @throws Error when the file cannot be read.
 */
export function faceAddress(file: string): string {
  const { name, ext } = path.parse(file);
  const hash = digestOf(readFileSync(file)).slice(0, 12);
  return `assets/fonts/${name}-${hash}${ext}`;
}

/**
 * Addresses of the faces that every page is set in, without the base path.
 *
 * @param siteDir - Root folder of the project.
 * @throws Error when a package of faces is not installed.
 */
export function facesOfEveryPage(siteDir: string): string[] {
  const { resolve } = createRequire(path.join(siteDir, "package.json"));
  return EVERY_PAGE.map((file) => faceAddress(resolve(file)));
}
