import path from "node:path";

import { build, type Plugin } from "esbuild";

import {
  BRIDGE_POLICY,
  documentOf,
  escapeScript,
  RESULT_POLICY,
} from "../../src/playground/document.ts";
import { hashSource } from "../inline-script.ts";

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
 * The compiler of JSX, which comes before that script where an example imports
 * React.
 *
 * @param siteDir - Root folder of the project.
 */
export function bundleJsx(siteDir: string): Promise<string> {
  return bundle(siteDir, "frame/inside/jsx.ts");
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
async function bundle(
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
    plugins: [unusedCompiler],
    target: TARGET,
    write: false,
  });
  return outputFiles.map(({ text }) => text).join("");
}

/**
 * Leaves the compiler out of what does not call it: its package does not say
 * that it has no side effects.
 */
const unusedCompiler: Plugin = {
  name: "unused-compiler",
  setup(bundler) {
    const seen = "unused-compiler";
    bundler.onResolve(
      { filter: /^sucrase$/ },
      async ({ path: name, ...from }) => {
        if (from.pluginData === seen) return undefined;
        const { kind, importer, resolveDir } = from;
        const options = { kind, importer, resolveDir, pluginData: seen };
        return {
          ...(await bundler.resolve(name, options)),
          sideEffects: false,
        };
      },
    );
  },
};

/**
 * A script of a document that waits for its page.
 *
 * @param page - Origin of the page; undefined for that of the document.
 */
function bundleDocument(siteDir: string, entry: string, page?: string) {
  const PAGE_ORIGIN = page ? JSON.stringify(page) : "undefined";
  return bundle(siteDir, entry, { PAGE_ORIGIN });
}

/**
 * The document of the hidden frame that holds the worker of a lane. No network,
 * no frames, no forms: only scripts that it was handed.
 *
 * @param siteDir - Root folder of the project.
 * @param page - Origin of the page that frames it, if it is another one.
 */
export async function documentOfLane(
  siteDir: string,
  page?: string,
): Promise<string> {
  const script = await bundleDocument(siteDir, "sandbox/inside.ts", page);
  const policy = [
    "default-src 'none'",
    `script-src ${hashSource(escapeScript(script))} 'unsafe-eval' blob:`,
    "worker-src blob:",
  ].join("; ");
  return documentOf({ title: "Runs examples", policy, script });
}

/**
 * The document around a result.
 *
 * @param siteDir - Root folder of the project.
 * @param page - Origin of the page that frames it, if it is another one.
 */
export async function documentAround(
  siteDir: string,
  page?: string,
): Promise<string> {
  return documentOf({
    title: "Result",
    policy: RESULT_POLICY,
    script: await bundleDocument(siteDir, "frame/around.ts", page),
    style:
      "html,body,iframe{display:block;width:100%;height:100%;margin:0;border:0}" +
      // As on the page around it, ink is black on paper.
      "@media print{html,iframe{color-scheme:light!important}}",
  });
}

/**
 * The document around both where the network brings neither: it has no script,
 * and what it holds fills it.
 */
export function documentOfBridge(): string {
  return documentOf({
    title: "Saved sandbox",
    policy: BRIDGE_POLICY,
    style:
      "html,body,iframe{display:block;width:100%;height:100%;margin:0;border:0}" +
      "@media print{html,iframe{color-scheme:light!important}}",
  });
}
