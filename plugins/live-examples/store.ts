import { readFile } from "node:fs/promises";
import path from "node:path";

import { GENERATED_FILES_DIR_NAME } from "@docusaurus/utils";

import {
  compile,
  type Compiled,
  errorText,
  type Expectation,
  findExpectations,
  type Program,
  type RunResult,
} from "../../src/playground/runner/index.ts";
import { digestOf, writeIfChanged } from "../files.ts";
import { type FindLinks, findNoLinks } from "../static-code/index.ts";
import { findProblems, type Problem } from "./check.ts";
import type { Example } from "./collect.ts";
import { Pool } from "./pool.ts";
import { type Origins, writeAssets } from "./sandbox.ts";
import { type OlderRelease, prepare, type Toolchain } from "./toolchain.ts";
import { formsOf, SHOW_FORMS, viewOf } from "./view.ts";

/** An example that was run and compared with what its author says. */
export interface Checked {
  readonly example: Example;
  readonly result: RunResult;
  readonly expectations: readonly Expectation[];
  readonly problems: readonly Problem[];
}

/** Props of the component that shows an example. */
type View = ReturnType<typeof viewOf | typeof formsOf>;

/** An example that never ends on an older release holds up all others. */
const OLDER_LIMITS = { timeMs: 60_000, memoryMb: 1024 };

/**
 * Runs examples and keeps what they printed: by the content of the program, the
 * versions of the packages and the runner itself.
 */
export class ExampleStore {
  readonly #siteDir: string;
  readonly #dir: string;
  readonly #findLinks: FindLinks;
  readonly #older: OlderRelease | undefined;
  readonly #running = new Map<string, Promise<RunResult>>();
  #tools: Promise<{ toolchain: Toolchain; pool: Pool }> | undefined;

  /**
   * @param siteDir - Root folder of the project.
   * @param findLinks - Finds the names in examples that lead somewhere.
   * @param older - A release to run the examples on, one at a time, instead of
   * the installed one. Its folder keeps the results.
   */
  constructor(
    siteDir: string,
    findLinks: FindLinks = findNoLinks,
    older?: OlderRelease,
  ) {
    this.#siteDir = siteDir;
    this.#findLinks = findLinks;
    this.#older = older;
    this.#dir =
      older?.dir ??
      path.resolve(siteDir, GENERATED_FILES_DIR_NAME, "live-examples");
  }

  /**
   * Runs an example, or finds its result, and compares it with what it states.
   */
  async check(example: Example): Promise<Checked> {
    return (await this.#check(example)).checked;
  }

  /**
   * As {@link check}, and writes what the page shows of it.
   *
   * @param page - Path of the document that shows it.
   * @returns Besides, that, and the name that the page imports it by.
   */
  async publish(
    example: Example,
    page = "",
  ): Promise<Checked & { view: View; module: string }> {
    const { checked, program } = await this.#check(example);
    const { expectations, result } = checked;
    const { prelude } = program;
    const view = SHOW_FORMS.has(example.meta.values.get("as") ?? "")
      ? formsOf(result)
      : viewOf(
          example,
          program,
          expectations,
          result,
          await this.#findLinks({ ...example, prelude, page }),
          page,
        );
    const text = JSON.stringify(view);
    const name = `${nameOf(example.language, example.source, example.node.meta ?? "", path.relative(this.#siteDir, page))}.json`;
    this.write(name, text);
    return { ...checked, view, module: `@generated/live-examples/${name}` };
  }

  async #check(
    example: Example,
  ): Promise<{ checked: Checked; program: Program }> {
    this.#tools ??= this.#prepare();
    const { toolchain, pool } = await this.#tools;
    const compiled = compileExample(example, toolchain.exported);
    const { program } = compiled;
    const key = nameOf(toolchain.digest, program.code);
    let running = this.#running.get(key);
    if (running === undefined) {
      running = this.#cached(key, () => pool.run(program));
      this.#running.set(key, running);
    }
    const result = await running;
    const expectations = findExpectations(example.source, compiled);
    const problems = findProblems(example, expectations, result);
    return { checked: { example, result, expectations, problems }, program };
  }

  /** Writes a file of this plugin, which pages import by its name. */
  write(name: string, text: string): void {
    writeIfChanged(path.join(this.#dir, name), text);
  }

  /**
   * Writes what readers' browsers need to run examples.
   *
   * @param origins - Those of pages and sandboxes, if they differ.
   * @see writeAssets
   */
  async writeAssets(origins?: Origins): Promise<void> {
    this.#tools ??= this.#prepare();
    const { toolchain } = await this.#tools;
    await writeAssets(this.#siteDir, this.#dir, toolchain, origins);
  }

  async #prepare(): Promise<{ toolchain: Toolchain; pool: Pool }> {
    const outDir = path.join(this.#dir, "tools");
    const older = this.#older;
    const toolchain = await prepare(this.#siteDir, outDir, older);
    const pool = older
      ? new Pool(toolchain, OLDER_LIMITS, "checked", 1)
      : new Pool(toolchain);
    return { toolchain, pool };
  }

  async #cached(
    key: string,
    run: () => Promise<RunResult>,
  ): Promise<RunResult> {
    const file = path.join(this.#dir, "results", `${key}.json`);
    const known = await readFile(file, "utf8").catch(() => undefined);
    if (known !== undefined) return JSON.parse(known) as RunResult;
    const result = await run();
    // An older release that is too slow is not tried again and again.
    if (!result.limited || this.#older)
      writeIfChanged(file, JSON.stringify(result));
    return result;
  }
}

/**
 * Makes a program of an example of a document.
 *
 * @param exported - Names that the Compute Engine exports.
 * @throws Error with the line of an example that does not parse.
 */
export function compileExample(
  { source, language, line, meta }: Example,
  exported: ReadonlySet<string>,
): Compiled {
  try {
    const isLabelled = SHOW_FORMS.has(meta.values.get("as") ?? "");
    return compile(source, language, exported, isLabelled);
  } catch (error) {
    throw new Error(`line ${String(line)}: ${errorText(error)}`, {
      cause: error,
    });
  }
}

/** Names a file by texts. */
function nameOf(...texts: string[]): string {
  return digestOf(texts).slice(0, 24);
}
