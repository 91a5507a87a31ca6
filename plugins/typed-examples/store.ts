import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { GENERATED_FILES_DIR_NAME } from "@docusaurus/utils";

import { digestOf, writeIfChanged } from "../files.ts";
import { COMPUTE_ENGINE, installedVersion } from "../package-facts/index.ts";
import { TypeChecker, type Typing } from "./check.ts";
import type { TypedProgram } from "./collect.ts";

/**
 * Checks the types of examples and keeps what the compiler said: by their
 * content, the versions of the compiler and the packages, and this code.
 */
export class TypeStore {
  readonly #siteDir: string;
  readonly #dir: string;
  readonly #known = new Map<string, Typing>();
  readonly #tools: string;
  #checker: TypeChecker | undefined;

  /**
   * @param siteDir - Root folder of the project.
   * @param dir - The folder of what is kept.
   */
  constructor(
    siteDir: string,
    dir = path.join(siteDir, GENERATED_FILES_DIR_NAME, "typed-examples"),
  ) {
    this.#siteDir = siteDir;
    this.#dir = dir;
    const here = path.join(siteDir, "plugins/typed-examples");
    this.#tools = digestOf([
      ...["typescript", "mathlive", COMPUTE_ENGINE, "@types/react"].map(
        installedVersion,
      ),
      ...readdirSync(here)
        .sort()
        .map((name) => readFileSync(path.join(here, name))),
    ]);
  }

  /**
   * Checks examples and returns what the compiler says of them, in their order.
   * Those that are new are checked together, which reads the declarations of
   * the packages once.
   */
  check(programs: readonly TypedProgram[]): Typing[] {
    const keyed = programs.map(
      (program) => [this.#keyOf(program), program] as const,
    );
    const fresh = new Map(
      keyed.filter(([key]) => this.#find(key) === undefined),
    );
    if (fresh.size > 0) {
      this.#checker ??= new TypeChecker(this.#siteDir);
      for (const [key, typing] of this.#checker.check(fresh)) {
        this.#known.set(key, typing);
        writeIfChanged(this.#fileOf(key), JSON.stringify(typing));
      }
    }
    return keyed.flatMap(([key]) => this.#known.get(key) ?? []);
  }

  /** Writes a file of this plugin. */
  write(name: string, text: string): void {
    writeIfChanged(path.join(this.#dir, name), text);
  }

  #find(key: string): Typing | undefined {
    const known = this.#known.get(key) ?? this.#read(key);
    if (known) this.#known.set(key, known);
    return known;
  }

  #read(key: string): Typing | undefined {
    try {
      return JSON.parse(readFileSync(this.#fileOf(key), "utf8")) as Typing;
    } catch {
      // The file is missing or cut short, so the compiler is asked.
      return undefined;
    }
  }

  #fileOf(key: string): string {
    return path.join(this.#dir, "results", `${key}.json`);
  }

  #keyOf({ language, prelude, source }: TypedProgram): string {
    return digestOf([this.#tools, language, prelude, source]).slice(0, 24);
  }
}
