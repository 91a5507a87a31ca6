import { readFileSync } from "node:fs";
import vm from "node:vm";

import { FACTORY_END, FACTORY_START } from "../../src/playground/factory";
import type { Program, RunResult } from "../../src/playground/runner";
import { makeRealm, type Realm } from "./context";
import { Marks } from "./marks";

/** Script files that a worker evaluates in each realm: `scripts.json` beside it. */
export interface Scripts {
  /** The runner: leaves `execute` in the realm. */
  readonly realm: string;
  /** A CommonJS file for each specifier that examples can import. */
  readonly modules: Readonly<Record<string, string>>;
}

type Exports = Record<string, unknown>;

/** A package as it was evaluated in a realm. */
interface Loaded {
  readonly exports: Exports;
  /** Makes the package forget the engine that its free functions share. */
  readonly forget?: () => void;
}

const ENGINE = "@cortex-js/compute-engine";

/**
 * Names that bring nothing of one program to the next: what they know is in an
 * engine, be it one that a program makes or the one that the functions share.
 */
const STATELESS =
  /^(ComputeEngine|is[A-Z]\w*|N|assign|compile|declare|evaluate|expand|expandAll|expr|factor|getDefaultEngine|parse|simplify|solve)$/;

/** Gives out definitions that all engines of a package read. */
const LIBRARY = "getStandardLibrary";

/** A realm and the packages that were evaluated in it. */
export class Room {
  readonly #scripts: Scripts;
  readonly #realm: Realm;
  readonly #loaded = new Map<string, Loaded>();
  #marks: Marks | undefined;

  constructor(scripts: Scripts) {
    this.#scripts = scripts;
    this.#realm = makeRealm(compiled(scripts.realm));
  }

  /** Whether a program can share its room with others, one after the other. */
  static canShare({ code, modules, names }: Program): boolean {
    return (
      !code.includes(LIBRARY) &&
      modules.every((name) => name === ENGINE) &&
      names.every((name) => STATELESS.test(name))
    );
  }

  /**
   * Load the engine and remember how everything looks.
   *
   * @throws Error when the engine of the free functions is not found.
   */
  prepare(): void {
    const { exports, forget } = this.#load(ENGINE);
    if (!forget) {
      throw new Error(`${ENGINE} has changed: mend withForget in room.ts`);
    }
    const { ComputeEngine } = exports as { ComputeEngine: new () => object };
    const known = new Marks([this.#realm.global, exports]);
    // What two engines have in common is no engine's own.
    const one = new Marks([new ComputeEngine()]);
    this.#marks = new Marks(
      [this.#realm.global, exports, new ComputeEngine()],
      (object) => known.has(object) || one.has(object),
    );
  }

  /** Run a program, with engines of its own. */
  async run(program: Program): Promise<RunResult> {
    const load = (name: string) => this.#load(name).exports;
    try {
      const { execute } = this.#realm.global;
      return await execute(program, { load, watchRejections });
    } finally {
      this.#realm.stop();
      // What an error left half done comes to its end in the microtasks.
      await new Promise((resolve) => setImmediate(resolve));
      for (const { forget } of this.#loaded.values()) forget?.();
    }
  }

  /** Whether a program has read a global whose use leaves no marks. */
  get isTouched(): boolean {
    return this.#realm.isTouched();
  }

  /** Whether everything looks as it did when the room was prepared. */
  get isAsNew(): boolean {
    return !this.isTouched && this.#marks?.changed() === undefined;
  }

  #load(specifier: string): Loaded {
    const known = this.#loaded.get(specifier);
    if (known) return known;
    const file = this.#scripts.modules[specifier];
    if (file === undefined) {
      const names = Object.keys(this.#scripts.modules).join(", ");
      throw new Error(
        `Examples cannot import "${specifier}". They can import: ${names}.`,
      );
    }
    const evaluate = compiled(file, factory).runInContext(
      this.#realm.context,
    ) as (hooks: object) => Loaded;
    const loaded = evaluate({});
    this.#loaded.set(specifier, loaded);
    return loaded;
  }
}

function watchRejections(tell: (reason: unknown) => void): () => void {
  process.on("unhandledRejection", tell);
  return () => process.off("unhandledRejection", tell);
}

const scripts = new Map<string, vm.Script>();

function compiled(
  file: string,
  wrap: (code: string) => string = (code) => code,
): vm.Script {
  const known = scripts.get(file);
  if (known) return known;
  const code = wrap(readFileSync(file, "utf8"));
  const fresh = new vm.Script(code, { filename: file });
  scripts.set(file, fresh);
  return fresh;
}

/** A function that evaluates a package and tells how to make it forget. */
function factory(code: string): string {
  return `(($hooks) => { const exports = ${FACTORY_START}${withForget(code)}${FACTORY_END}(); return { exports, ...$hooks }; })`;
}

/** The engine of the free functions is a variable of the package's own. */
function withForget(code: string): string {
  const [, getter = ""] = /getDefaultEngine:\(\)=>([\w$]+)/.exec(code) ?? [];
  const start = code.indexOf(`function ${getter}(){if(!`);
  const [, name] = /^[^!]*!([\w$]+)\)/.exec(code.slice(start)) ?? [];
  if (getter === "" || start < 0 || name === undefined) return code;
  const hook = `$hooks.forget = () => { ${name} = null; };`;
  return code.slice(0, start) + hook + code.slice(start);
}
