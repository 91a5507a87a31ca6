import { importScript, ReusedEngine, type Rewindable } from "../../engine";
import type { ModuleLoader, Program } from "../runner";
import { MAX_SPECIFIER } from "./messages";

type Exports = Record<string, unknown>;

/** Functions that the scripts of packages leave: each evaluates one anew. */
declare const $modules: Readonly<Record<string, (() => Exports) | undefined>>;

/**
 * Names of the Compute Engine that bring nothing of one program to the next:
 * all that they know is in the engine that a program makes for itself. The
 * others share an engine that they keep in their module.
 */
const STATELESS = /^(ComputeEngine|is[A-Z]\w*)$/;

/** The modules that programs import, in a worker that cannot fetch. */
export class Modules {
  readonly #ask: (specifier: string) => void;
  readonly #asked = new Map<string, (script: Blob | undefined) => void>();
  readonly #scripts = new Map<string, Promise<void>>();
  readonly #kept = new Map<string, Exports>();
  readonly #engines = new Engines();

  /** @param ask - Asks the page for the script of a module. */
  constructor(ask: (specifier: string) => void) {
    this.#ask = ask;
  }

  /** Takes a script that was asked for, or one that is likely to be needed. */
  take(specifier: string, script: Blob | undefined): void {
    const resolve = this.#asked.get(specifier);
    if (resolve) {
      resolve(script);
      return;
    }
    importBlob(script);
    this.#scripts.set(specifier, Promise.resolve());
    const exports = $modules[specifier]?.();
    if (exports) this.#kept.set(specifier, exports);
  }

  /** Has the script of a module at hand. */
  fetch(specifier: string): Promise<void> {
    const known = this.#scripts.get(specifier);
    if (known) return known;
    // No module is called so, and the page need not read it.
    if (!isName(specifier)) return Promise.resolve();
    const fetched = new Promise<Blob | undefined>((resolve) => {
      this.#asked.set(specifier, resolve);
      this.#ask(specifier);
    }).then(importBlob);
    this.#scripts.set(specifier, fetched);
    return fetched;
  }

  /**
   * Makes the loader of a program's modules: copies of its own, which costs
   * time, unless it only takes from them what is stateless.
   */
  loaderFor({ names }: Program): ModuleLoader {
    const isStateless = names.every((name) => STATELESS.test(name));
    const evaluated = isStateless ? this.#kept : new Map<string, Exports>();
    return async (specifier) => {
      await this.fetch(specifier);
      const exports = evaluated.get(specifier) ?? $modules[specifier]?.();
      if (exports === undefined) throw new Error(unknown(specifier));
      evaluated.set(specifier, exports);
      return isStateless ? this.#withLentEngine(exports) : exports;
    };
  }

  #withLentEngine(exports: Exports): Exports {
    const { ComputeEngine } = exports;
    if (!isEngineClass(ComputeEngine)) return exports;
    return { ...exports, ComputeEngine: this.#engines.lend(ComputeEngine) };
  }
}

/** Programs import what they like: it need not be a string. */
function isName(specifier: unknown): boolean {
  return typeof specifier === "string" && specifier.length <= MAX_SPECIFIER;
}

function importBlob(script: Blob | undefined): void {
  if (script === undefined) return;
  const address = URL.createObjectURL(script);
  importScript(address);
  URL.revokeObjectURL(address);
}

function isEngineClass(value: unknown): value is EngineClass {
  return (
    typeof value === "function" && "checkpoint" in (value.prototype as object)
  );
}

function unknown(specifier: string): string {
  return `Examples cannot import "${specifier}": only mathlive and @cortex-js/compute-engine with its entry points.`;
}

/** The class of the engine: called `ComputeEngine`. */
export type EngineClass = new (...args: unknown[]) => Rewindable;

/**
 * Lends an engine to programs that run one after the other, each as if it had
 * made a new one.
 */
export class Engines {
  /** One for each class: each entry point of the package has its own. */
  readonly #lent = new Map<EngineClass, ReusedEngine<Rewindable>>();

  /**
   * A stand-in for the class of the engine, for one program.
   *
   * @returns A class whose first plain instance is the one that is lent.
   */
  lend(original: EngineClass): EngineClass {
    let isLent = false;
    const standIn: EngineClass = new Proxy(original, {
      construct: (target, args, newTarget): Rewindable => {
        const isPlain = newTarget === standIn && args.length === 0;
        if (isPlain && !isLent) {
          isLent = true;
          return this.#engineOf(target).take();
        }
        const made = newTarget === standIn ? target : newTarget;
        return Reflect.construct(target, args, made) as Rewindable;
      },
    });
    return standIn;
  }

  #engineOf(original: EngineClass): ReusedEngine<Rewindable> {
    const known = this.#lent.get(original);
    if (known) return known;
    const engine = new ReusedEngine(() => new original());
    this.#lent.set(original, engine);
    return engine;
  }
}
