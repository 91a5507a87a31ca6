import { mkdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";

import { build } from "esbuild";
import { Piscina } from "piscina";

import type { Program, RunResult } from "../../src/playground/runner/index.ts";
import { digestOf } from "../files.ts";
import {
  COMPUTE_ENGINE,
  ENGINE_ENTRIES,
  installedVersion,
  loadComputeEngine,
  requirePackage,
} from "../package-facts/index.ts";
import type { Scripts, Sharing, Task } from "./worker.ts";

/** Limits of one run: past them its worker is ended. */
interface Limits {
  readonly timeMs: number;
  readonly memoryMb: number;
}

const DEFAULT_LIMITS: Limits = { timeMs: 120_000, memoryMb: 1024 };

/** Runs programs in worker threads, as many at once as there are cores. */
export class Pool {
  readonly #piscina: Piscina;
  readonly #limits: Limits;
  readonly #sharing: Sharing;
  readonly #waiting: (() => void)[] = [];
  #free = availableParallelism();

  /**
   * @param toolchain - What `prepare` made.
   * @param limits - Of each run.
   * @param sharing - Which programs run in the same realm.
   */
  constructor(
    { worker }: Toolchain,
    limits = DEFAULT_LIMITS,
    sharing: Sharing = "checked",
  ) {
    this.#limits = limits;
    this.#sharing = sharing;
    this.#piscina = new Piscina({
      filename: worker,
      minThreads: 0,
      maxThreads: this.#free,
      idleTimeout: 2_000,
      resourceLimits: {
        maxOldGenerationSizeMb: limits.memoryMb,
        // An engine a realm: most of what is made is soon left behind.
        maxYoungGenerationSizeMb: 128,
      },
    });
  }

  /**
   * Runs a program. A run that exceeds its limits comes back as a result with
   * an error; it never rejects for what the program did.
   */
  async run(program: Program): Promise<RunResult> {
    // The clock must not tick while a program waits for a worker.
    await this.#acquire();
    const task: Task = { program, sharing: this.#sharing };
    try {
      return (await this.#piscina.run(task, {
        signal: AbortSignal.timeout(this.#limits.timeMs),
      })) as RunResult;
    } catch (thrown) {
      const error = limitText(thrown, this.#limits);
      const parts = [{ text: error }];
      const entry = { level: "error", line: 0, parts } as const;
      return { entries: [entry], error, limited: true };
    } finally {
      this.#free += 1;
      this.#waiting.shift()?.();
    }
  }

  async #acquire(): Promise<void> {
    while (this.#free === 0) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    this.#free -= 1;
  }
}

function limitText(thrown: unknown, limits: Limits): string {
  const error = thrown as { name?: string; code?: string; message?: string };
  if (error.name === "AbortError" || error.name === "TimeoutError") {
    return `TimeoutError: not done after ${String(limits.timeMs / 1000)} s`;
  }
  if (error.code === "ERR_WORKER_OUT_OF_MEMORY") {
    return `RangeError: more than ${String(limits.memoryMb)} MB of memory used`;
  }
  return `Error: ${error.message ?? String(thrown)}`;
}

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
