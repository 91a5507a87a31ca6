/**
 * The worker of a lane. It runs in an opaque origin, without a network, and is
 * handed all it needs: this script, a port to the page, scripts of packages.
 */
import { compile, errorText, execute, type Entry } from "../runner";
import type { FromWorker, ToWorker } from "./messages";

/** Names that the Compute Engine exports: the build knows them. */
declare const EXPORTED: readonly string[];

/** What a package's script leaves behind: a function that evaluates it anew. */
declare const $modules: Readonly<
  Record<string, (() => Record<string, unknown>) | undefined>
>;

/** Milliseconds after which prints are sent while a program still runs. */
const SEND_EVERY_MS = 100;

/** The little of a worker's global object that the types of a page lack. */
type WorkerScope = typeof globalThis & {
  readonly importScripts: (address: string) => void;
};

const scope = globalThis as WorkerScope;
const exported = new Set(EXPORTED);
const asked = new Map<string, (script: Blob | undefined) => void>();
const scripts = new Map<string, Promise<void>>();
/** Modules that were evaluated ahead of the first run. */
const ready = new Map<string, Record<string, unknown>>();

// What the code of readers may change is taken before any of it runs.
const { performance } = scope;
const post = MessagePort.prototype.postMessage;
const apply = Reflect.apply;
const dataOf = Object.getOwnPropertyDescriptor(MessageEvent.prototype, "data")
  ?.get as () => ToWorker;

scope.addEventListener(
  "message",
  ({ ports: [port] }) => {
    if (port === undefined) return;
    withdraw();
    const send = (message: FromWorker) => apply(post, port, [message]);
    port.onmessage = (event) => {
      const data = apply(dataOf, event, []);
      if (data.type === "run") void run(data, send);
      else take(data);
    };
  },
  { once: true },
);

/** Takes away what would let code of readers reach beyond its console. */
function withdraw(): void {
  const names = ["postMessage", "BroadcastChannel", "Worker", "close"];
  for (const name of names) {
    for (
      let owner: object | null = scope;
      owner !== null;
      owner = Reflect.getPrototypeOf(owner)
    ) {
      Reflect.deleteProperty(owner, name);
    }
  }
}

/** A script that was asked for, or one that is likely to be needed next. */
function take({ specifier, script }: ToWorker & { type: "module" }): void {
  const resolve = asked.get(specifier);
  if (resolve) return resolve(script);
  importModule(script);
  scripts.set(specifier, Promise.resolve());
  const exports = $modules[specifier]?.();
  if (exports) ready.set(specifier, exports);
}

function importModule(script: Blob | undefined): void {
  if (script === undefined) return;
  const address = URL.createObjectURL(script);
  scope.importScripts(address);
  URL.revokeObjectURL(address);
}

/** A fresh copy of a module's exports. */
function evaluate(specifier: string): Record<string, unknown> {
  const exports = ready.get(specifier) ?? $modules[specifier]?.();
  ready.delete(specifier);
  if (exports === undefined) throw new Error(unknownModule(specifier));
  return exports;
}

async function run(
  { source, language, dry }: ToWorker & { type: "run" },
  send: (message: FromWorker) => void,
): Promise<void> {
  const start = performance.now();
  let unsent: Entry[] = [];
  let sent = start;
  const flush = () => {
    if (unsent.length > 0) send({ type: "print", entries: unsent });
    unsent = [];
    sent = performance.now();
  };
  const onEntry = (entry: Entry) => {
    unsent.push(entry);
    if (performance.now() - sent > SEND_EVERY_MS) flush();
  };
  const done = (error: string | undefined, from: number) => {
    flush();
    const ms = performance.now() - from;
    send({ type: "done", ms, ...(error === undefined ? {} : { error }) });
  };
  try {
    const { program } = compile(source, language, exported);
    if (dry) {
      send({ type: "start", prelude: program.prelude });
      return done(undefined, start);
    }
    const evaluated = new Map<string, Record<string, unknown>>();
    const load = async (specifier: string) => {
      await fetchScript(specifier, send);
      const exports = evaluated.get(specifier) ?? evaluate(specifier);
      evaluated.set(specifier, exports);
      return exports;
    };
    // The clock of the run starts when all it imports is here.
    await Promise.all(program.modules.map((name) => fetchScript(name, send)));
    send({ type: "start", prelude: program.prelude });
    const from = performance.now();
    const { error } = await execute(program, {
      load,
      onEntry,
      watchRejections,
    });
    done(error, from);
  } catch (thrown) {
    const text = errorText(thrown);
    const line = lineOfSyntaxError(thrown);
    onEntry({ level: "error", line, parts: [{ text }] });
    done(text, start);
  }
}

function fetchScript(
  specifier: string,
  send: (message: FromWorker) => void,
): Promise<void> {
  const known = scripts.get(specifier);
  if (known) return known;
  const fetched = new Promise<Blob | undefined>((resolve) => {
    asked.set(specifier, resolve);
    send({ type: "need", specifier });
  }).then(importModule);
  scripts.set(specifier, fetched);
  return fetched;
}

function unknownModule(specifier: string): string {
  return `Examples cannot import "${specifier}": only mathlive and @cortex-js/compute-engine with its entry points.`;
}

function watchRejections(tell: (reason: unknown) => void): () => void {
  const listen = (event: PromiseRejectionEvent) => {
    event.preventDefault();
    tell(event.reason);
  };
  scope.addEventListener("unhandledrejection", listen);
  return () => scope.removeEventListener("unhandledrejection", listen);
}

function lineOfSyntaxError(thrown: unknown): number {
  const { loc } = thrown as { loc?: { line?: unknown } };
  return typeof loc?.line === "number" ? loc.line : 0;
}
