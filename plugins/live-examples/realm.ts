import { readFileSync } from "node:fs";
import vm from "node:vm";

import { FACTORY_END, FACTORY_START } from "../../src/playground/factory";
import type { execute } from "../../src/playground/runner";

/** Globals that a page's realm has besides the language itself. */
const HOST_NAMES = [
  "AbortController",
  "AbortSignal",
  "DOMException",
  "Event",
  "EventTarget",
  "TextDecoder",
  "TextEncoder",
  "URL",
  "crypto",
  "structuredClone",
] as const;

/** The same, but what the runner uses itself. */
const CLOCKS = [
  "clearInterval",
  "clearTimeout",
  "performance",
  "queueMicrotask",
] as const;

/** Globals by which a program can go on after its end, unseen by its timers. */
const HIDING = [
  "Atomics",
  "FinalizationRegistry",
  "SharedArrayBuffer",
  "WebAssembly",
] as const;

/** A package as it was evaluated in a realm. */
export interface Loaded {
  readonly exports: Record<string, unknown>;
  /** Makes the package forget the engine that its free functions share. */
  readonly forget?: () => void;
}

/** A global object of its own, with prototypes of its own. */
interface Realm {
  readonly global: { readonly execute: typeof execute };
  /** Evaluates the CommonJS file of a package in it. */
  readonly evaluate: (file: string) => Loaded;
  /** Tells whether a program has read a global whose use cannot be checked. */
  readonly isTouched: () => boolean;
  /** Ends the timers that are left. */
  readonly stop: () => void;
}

/**
 * Makes a realm.
 *
 * @param runner - The file of a script that leaves `execute` in it.
 */
export function makeRealm(runner: string): Realm {
  const timers = new Set<NodeJS.Timeout>();
  const keep = (timer: NodeJS.Timeout) => {
    timers.add(timer);
    return timer;
  };
  const context = vm.createContext({
    ...Object.fromEntries(
      [...HOST_NAMES, ...CLOCKS].map((name) => [name, ofNode(name)]),
    ),
    // An entry point of the engine asks every browser for its name.
    navigator: {},
    setTimeout: (run: () => void, wait: number) => keep(setTimeout(run, wait)),
    setInterval: (run: () => void, wait: number) =>
      keep(setInterval(run, wait)),
  });
  compiled(runner).runInContext(context);
  let isTouched = false;
  const watch = vm.runInContext(WATCH, context) as (
    names: readonly string[],
    touch: () => void,
  ) => void;
  watch([...HOST_NAMES, ...HIDING], () => (isTouched = true));
  return {
    global: vm.runInContext("globalThis", context) as Realm["global"],
    evaluate: (file) => {
      const make = compiled(file, factory).runInContext(context) as (
        hooks: object,
      ) => Loaded;
      return make({});
    },
    isTouched: () => isTouched,
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}

/** Puts an accessor in the place of each global that is named. */
const WATCH = `((names, touch) => {
  // The runner replaces the console, which makes it a property like others.
  globalThis.console = globalThis.console;
  for (const name of names) {
    let value = globalThis[name];
    const get = () => (touch(), value);
    const set = (next) => { touch(); value = next; };
    Object.defineProperty(globalThis, name, { get, set, configurable: true });
  }
})`;

/**
 * The objects of Node that programs can reach: all realms share them.
 *
 * @returns Classes and functions, and what they inherit from.
 */
export function hostObjects(): ReadonlySet<object> {
  const objects = new Set<object>();
  for (const name of [...HOST_NAMES, ...CLOCKS]) {
    const value = ofNode(name) as { prototype?: object };
    for (const start of [value, value.prototype]) {
      let owner: object | null = start ?? null;
      while (owner !== null) {
        objects.add(owner);
        owner = Reflect.getPrototypeOf(owner);
      }
    }
  }
  return objects;
}

function ofNode(name: string): unknown {
  return Reflect.get(globalThis, name);
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
