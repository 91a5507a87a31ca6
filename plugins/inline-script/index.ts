import { createHash } from "node:crypto";
import path from "node:path";

import { buildSync } from "esbuild";

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
 * What a policy calls an inline script.
 *
 * @param script - Its text in the page, to the letter.
 * @see https://www.w3.org/TR/CSP3/#grammardef-hash-source
 */
export function hashSource(script: string): string {
  const hash = createHash("sha256").update(script).digest("base64");
  return `'sha256-${hash}'`;
}
