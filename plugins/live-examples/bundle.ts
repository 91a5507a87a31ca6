import path from "node:path";

import { build } from "esbuild";

/** The browsers of the site's own scripts. */
const TARGET = ["chrome111", "firefox114", "safari16.4"];

/**
 * The script that runs in each frame of a result before anything else, as one
 * text: the page puts it into the document that it gives the frame.
 *
 * @param siteDir - Root folder of the project.
 */
export function bundleFrame(siteDir: string): Promise<string> {
  return bundle(siteDir, "frame/inside/index.ts");
}

/**
 * The script of the worker that runs JavaScript examples, as one text.
 *
 * @param siteDir - Root folder of the project.
 * @param exported - Names that the Compute Engine exports.
 */
export function bundleWorker(
  siteDir: string,
  exported: ReadonlySet<string>,
): Promise<string> {
  const EXPORTED = JSON.stringify([...exported]);
  return bundle(siteDir, "sandbox/worker.ts", { EXPORTED });
}

/**
 * A script of the playgrounds for browsers, as one text.
 *
 * @param entry - Its file, from the folder of the playgrounds.
 * @param define - Names that stand for something that the build knows.
 */
export async function bundle(
  siteDir: string,
  entry: string,
  define: Record<string, string> = {},
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(siteDir, "src/playground", entry)],
    bundle: true,
    define,
    format: "iife",
    logLevel: "error",
    minify: true,
    platform: "browser",
    target: TARGET,
    write: false,
  });
  return outputFiles.map(({ text }) => text).join("");
}
