import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

import { build } from "esbuild";

import {
  COMPUTE_ENGINE,
  ENGINE_ENTRIES,
  installedVersion,
  loadComputeEngine,
  requirePackage,
} from "../package-facts/index.ts";
import { digestOf } from "../files.ts";
import type { Scripts } from "./room.ts";

/** One of them throws where there is no `process`, as in a browser. */
const IMPORTABLE = ENGINE_ENTRIES.filter(
  (name) => !name.endsWith("/integration-rules"),
);

/** All that a pool of workers needs on disk. */
export interface Toolchain {
  readonly worker: string;
  /** A CommonJS file for each specifier that examples can import. */
  readonly modules: Readonly<Record<string, string>>;
  /** Names that the Compute Engine exports. */
  readonly exported: ReadonlySet<string>;
  /** Changes when the runner or a documented package does. */
  readonly digest: string;
}

/**
 * Bundle the worker and the realm's script, and find or make a script for each
 * entry point of the two packages.
 *
 * @param siteDir - Root folder of the project.
 * @param outDir - Folder for the bundles.
 * @throws Error when a package is not installed.
 */
export async function prepare(
  siteDir: string,
  outDir: string,
): Promise<Toolchain> {
  await mkdir(outDir, { recursive: true });
  const here = path.join(siteDir, "plugins/live-examples");
  const worker = path.join(outDir, "worker.cjs");
  const realm = path.join(outDir, "realm.js");
  const mathlive = path.join(outDir, "mathlive.cjs");
  const shared = { bundle: true, logLevel: "error", minify: true } as const;
  await Promise.all([
    build({
      ...shared,
      entryPoints: [path.join(here, "worker.ts")],
      platform: "node",
      format: "cjs",
      outfile: worker,
    }),
    build({
      ...shared,
      entryPoints: [path.join(here, "realm.ts")],
      platform: "browser",
      format: "iife",
      outfile: realm,
    }),
    // The conversions of mathlive, the part that needs no page; it ships as
    // an ES module only, which a realm cannot load.
    build({
      ...shared,
      stdin: { contents: 'export * from "mathlive/ssr";', resolveDir: siteDir },
      platform: "neutral",
      format: "cjs",
      outfile: mathlive,
    }),
  ]);
  const modules = Object.fromEntries([
    ...IMPORTABLE.map((name) => [name, requirePackage.resolve(name)] as const),
    ["mathlive", mathlive],
    ["mathlive/ssr", mathlive],
  ]);
  const scripts: Scripts = { realm, modules };
  await writeFile(path.join(outDir, "scripts.json"), JSON.stringify(scripts));
  return {
    worker,
    modules,
    exported: new Set(Object.keys(loadComputeEngine())),
    digest: digestOf([
      await readFile(worker),
      await readFile(realm),
      installedVersion("mathlive"),
      installedVersion(COMPUTE_ENGINE),
    ]),
  };
}
