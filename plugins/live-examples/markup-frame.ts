import path from "node:path";

import { build } from "esbuild";

/**
 * The script that runs in each frame of a result before anything else, as one
 * text: the page puts it into the document that it gives the frame.
 *
 * @param siteDir - Root folder of the project.
 */
export async function bundleFrame(siteDir: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(siteDir, "src/playground/frame/inside/index.ts")],
    bundle: true,
    format: "iife",
    logLevel: "error",
    minify: true,
    platform: "browser",
    // The browsers of the site's own scripts.
    target: ["chrome111", "firefox114", "safari16.4"],
    write: false,
  });
  return outputFiles.map(({ text }) => text).join("");
}
