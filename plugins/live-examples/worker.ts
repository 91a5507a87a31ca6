import { readFileSync } from "node:fs";
import path from "node:path";
import vm from "node:vm";

import { FACTORY_END, FACTORY_START } from "./modules";
import type { execute, Program, RunResult } from "../../src/playground/runner";

/** Script files that a worker evaluates in each realm: `scripts.json` beside it. */
export interface Scripts {
  /** The runner: leaves `execute` in the realm. */
  readonly realm: string;
  /** A CommonJS file for each specifier that examples can import. */
  readonly modules: Readonly<Record<string, string>>;
}

const scripts = JSON.parse(
  readFileSync(path.join(__dirname, "scripts.json"), "utf8"),
) as Scripts;
const compiled = new Map<string, vm.Script>();

/** What a page's realm has besides the language itself. */
const HOST_NAMES = [
  "AbortController",
  "AbortSignal",
  "DOMException",
  "Event",
  "EventTarget",
  "TextDecoder",
  "TextEncoder",
  "URL",
  "clearInterval",
  "clearTimeout",
  "crypto",
  "performance",
  "queueMicrotask",
  "structuredClone",
] as const;

/**
 * Run a program in a realm of its own: other globals, other prototypes, fresh
 * packages, so that nothing an example does can be seen by another.
 */
export default async function run(program: Program): Promise<RunResult> {
  const timers = new Set<NodeJS.Timeout>();
  const context = vm.createContext({
    ...Object.fromEntries(
      HOST_NAMES.map((name) => [name, Reflect.get(globalThis, name)]),
    ),
    // An entry point of the engine asks every browser for its name.
    navigator: {},
    setTimeout: (run: () => void, wait: number) =>
      remember(timers, setTimeout(run, wait)),
    setInterval: (run: () => void, wait: number) =>
      remember(timers, setInterval(run, wait)),
  });
  const loaded = new Map<string, Record<string, unknown>>();
  const load = (specifier: string) => {
    const file = scripts.modules[specifier];
    if (file === undefined) throw new Error(unknownModule(specifier));
    const module = loaded.get(specifier) ?? evaluateModule(file, context);
    loaded.set(specifier, module);
    return module;
  };
  script(scripts.realm, "", "").runInContext(context);
  const realm = context as { execute: typeof execute };
  try {
    return await realm.execute(program, { load, watchRejections });
  } finally {
    for (const timer of timers) clearTimeout(timer);
  }
}

function watchRejections(tell: (reason: unknown) => void): () => void {
  process.on("unhandledRejection", tell);
  return () => process.off("unhandledRejection", tell);
}

function remember(
  timers: Set<NodeJS.Timeout>,
  timer: NodeJS.Timeout,
): NodeJS.Timeout {
  timers.add(timer);
  return timer;
}

function unknownModule(specifier: string): string {
  const known = Object.keys(scripts.modules).join(", ");
  return `Examples cannot import "${specifier}". They can import: ${known}.`;
}

function evaluateModule(
  file: string,
  context: vm.Context,
): Record<string, unknown> {
  const factory = script(file, FACTORY_START, FACTORY_END).runInContext(
    context,
  ) as () => Record<string, unknown>;
  return factory();
}

function script(file: string, before: string, after: string): vm.Script {
  const known = compiled.get(file);
  if (known) return known;
  const fresh = new vm.Script(before + readFileSync(file, "utf8") + after, {
    filename: file,
  });
  compiled.set(file, fresh);
  return fresh;
}
