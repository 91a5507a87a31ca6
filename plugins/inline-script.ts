import path from "node:path";

import { buildSync } from "esbuild";

import { digestOf } from "./files.ts";

/**
 * A script that stands in the pages themselves, as one text.
 *
 * @param siteDir - Root folder of the project.
 * @param contents - An ES module, which imports from that folder.
 */
export function inlineScript(siteDir: string, contents: string): string {
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: path.resolve(siteDir) },
    bundle: true,
    format: "iife",
    minify: true,
    target: "es2020",
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? "";
}

/**
 * Returns the hash by which a policy allows an inline script.
 *
 * @param script - Its text in the page, to the letter.
 * @see https://www.w3.org/TR/CSP3/#grammardef-hash-source
 */
export function hashSource(script: string): string {
  return `'sha256-${digestOf(script, "base64")}'`;
}
