import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

import { build } from "esbuild";

import { digestOf } from "../files.ts";
import {
  COMPUTE_ENGINE,
  ENGINE_ENTRIES,
  installedVersion,
  requirePackage,
} from "../package-facts/index.ts";
import type { Scripts } from "./worker.ts";

/** One of them throws where there is no `process`, as in a browser. */
const IMPORTABLE = ENGINE_ENTRIES.filter(
  (name) => !name.endsWith("/integration-rules"),
);

/** Script that each example's realm is given besides its packages. */
const RUNNER = `import { execute } from "./src/playground/runner/index"; Object.assign(globalThis, { execute });`;

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

/** An older release of a documented package, in a folder of its own. */
export interface OlderRelease {
  /** Name of the package. */
  readonly name: string;
  readonly version: string;
  /** The folder in whose `node_modules` it is. */
  readonly dir: string;
}

/**
 * Bundle the worker and the realm's script, and find or make a script for each
 * entry point of the two packages.
 *
 * @param siteDir - Root folder of the project.
 * @param outDir - Folder for the bundles.
 * @param older - Takes the place of the installed release of its package.
 * @throws Error when a package is not installed.
 */
export async function prepare(
  siteDir: string,
  outDir: string,
  older?: OlderRelease,
): Promise<Toolchain> {
  await mkdir(outDir, { recursive: true });
  const worker = path.join(outDir, "worker.cjs");
  const realm = path.join(outDir, "realm.js");
  const mathlive = path.join(outDir, "mathlive.cjs");
  const shared = { bundle: true, logLevel: "error", minify: true } as const;
  await Promise.all([
    build({
      ...shared,
      entryPoints: [path.join(siteDir, "plugins/live-examples/worker.ts")],
      platform: "node",
      format: "cjs",
      outfile: worker,
    }),
    build({
      ...shared,
      stdin: { contents: RUNNER, resolveDir: siteDir },
      platform: "browser",
      format: "iife",
      outfile: realm,
    }),
    // The conversions of mathlive, the part that needs no page; it ships as
    // an ES module only, which a realm cannot load.
    build({
      ...shared,
      stdin: {
        contents: 'export * from "mathlive/ssr";',
        resolveDir: older?.name === "mathlive" ? older.dir : siteDir,
      },
      platform: "neutral",
      format: "cjs",
      outfile: mathlive,
    }),
  ]);
  const engine =
    older?.name === COMPUTE_ENGINE
      ? await copyEntries(older.dir, outDir)
      : IMPORTABLE.map((name) => [name, requirePackage.resolve(name)] as const);
  const modules = Object.fromEntries([
    ...engine,
    ["mathlive", mathlive],
    ["mathlive/ssr", mathlive],
  ]);
  const scripts: Scripts = { realm, modules };
  await writeFile(path.join(outDir, "scripts.json"), JSON.stringify(scripts));
  const versionOf = (name: string) =>
    older?.name === name ? older.version : installedVersion(name);
  return {
    worker,
    modules,
    exported: new Set(
      Object.keys(requirePackage(modules[COMPUTE_ENGINE] ?? "") as object),
    ),
    digest: digestOf([
      await readFile(worker),
      await readFile(realm),
      versionOf("mathlive"),
      versionOf(COMPUTE_ENGINE),
    ]),
  };
}

/**
 * Copies the entry points that an older engine has: some releases call their
 * CommonJS files `.js`, which Node takes for ES modules there.
 */
async function copyEntries(
  dir: string,
  outDir: string,
): Promise<(readonly [string, string])[]> {
  const { resolve } = createRequire(path.join(dir, "package.json"));
  const found = IMPORTABLE.flatMap((name) => {
    try {
      return [{ name, file: resolve(name) }];
    } catch {
      return [];
    }
  });
  return Promise.all(
    found.map(async ({ name, file }, at) => {
      const copy = path.join(outDir, `engine-${String(at)}.cjs`);
      await copyFile(file, copy);
      return [name, copy] as const;
    }),
  );
}
