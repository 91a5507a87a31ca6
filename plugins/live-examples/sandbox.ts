import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

import { build } from "esbuild";

import { FACTORY_END, FACTORY_START } from "./modules.ts";
import type { Toolchain } from "./scripts.ts";

/** Folder of the files that the bundler hands to the browser as they are. */
export const ASSETS = "sandbox";

/**
 * Write what examples need in the browser: the worker, a script for each module
 * that they can import, and `assets.js`, which names their addresses.
 *
 * @param siteDir - Root folder of the project.
 * @param outDir - Folder for generated files of this plugin.
 */
export async function writeAssets(
  siteDir: string,
  outDir: string,
  { modules, exported }: Toolchain,
): Promise<void> {
  const dir = path.join(outDir, ASSETS);
  await mkdir(dir, { recursive: true });
  const names = Object.keys(modules);
  await Promise.all([
    buildWorker(siteDir, path.join(dir, "worker.asset"), exported),
    ...names.map(async (name) => {
      const code = await readFile(modules[name] ?? "", "utf8");
      const script = `(self.$modules ??= {})[${JSON.stringify(name)}] = ${FACTORY_START}${code}${FACTORY_END};`;
      await writeIfChanged(path.join(dir, fileOf(name)), script);
    }),
  ]);
  await writeIfChanged(path.join(outDir, "assets.js"), addresses(names));
}

async function buildWorker(
  siteDir: string,
  file: string,
  exported: ReadonlySet<string>,
): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [path.join(siteDir, "src/playground/sandbox/worker.ts")],
    bundle: true,
    minify: true,
    format: "iife",
    platform: "browser",
    target: "es2022",
    logLevel: "error",
    write: false,
    define: { EXPORTED: JSON.stringify([...exported]) },
  });
  await writeIfChanged(file, outputFiles[0]?.text ?? "");
}

function addresses(names: readonly string[]): string {
  const address = (file: string) =>
    `new URL("./${ASSETS}/${file}", import.meta.url).href`;
  const modules = names.map(
    (name) => `${JSON.stringify(name)}: ${address(fileOf(name))}`,
  );
  return `export default {
  worker: ${address("worker.asset")},
  modules: { ${modules.join(", ")} },
};
`;
}

function fileOf(name: string): string {
  return `${name.replace(/^@/, "").replaceAll("/", "-")}.asset`;
}

async function writeIfChanged(file: string, text: string): Promise<void> {
  const before = await readFile(file, "utf8").catch(() => undefined);
  if (before !== text) await writeFile(file, text);
}
