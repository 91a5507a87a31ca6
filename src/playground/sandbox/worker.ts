/**
 * The worker of a lane. It runs in an opaque origin, without a network, and is
 * handed all it needs: this script, a port to the page, scripts of packages.
 */
import type { Entry } from "../output";
import { compile, errorText, execute, shownIn } from "../runner";
import { link } from "../port";
import { completeProgram } from "../program";
import {
  MAX_PACKED,
  type FromWorker,
  type Packed,
  type ToWorker,
} from "./messages";
import { Modules } from "./modules";

/** Names that the Compute Engine exports: the build knows them. */
declare const EXPORTED: readonly string[];

/** Globals that would let code of readers reach beyond its console. */
const WITHDRAWN = ["postMessage", "BroadcastChannel", "Worker", "close"];

type Send = (message: Packed<FromWorker>) => void;

// Code of readers may change them.
const { performance } = globalThis;
const stringify = JSON.stringify as (value: unknown) => string | undefined;
const exported = new Set(EXPORTED);

globalThis.addEventListener(
  "message",
  ({ ports: [port] }) => {
    if (port === undefined) return;
    WITHDRAWN.forEach(withdraw);
    const send: Send = link(port, (data) => {
      const message = data as ToWorker;
      if (message.type === "run") void run(message, modules, send);
      else modules.take(message.specifier, message.script);
    });
    const modules = new Modules((specifier) =>
      send({ type: "need", specifier }),
    );
    send({ type: "ready" });
  },
  { once: true },
);

function withdraw(name: string): void {
  let owner: object | null = globalThis;
  while (owner !== null) {
    Reflect.deleteProperty(owner, name);
    owner = Reflect.getPrototypeOf(owner);
  }
}

async function run(
  { source, language, shown }: ToWorker & { type: "run" },
  modules: Modules,
  send: Send,
): Promise<void> {
  send({ type: "start" });
  // One message an entry: who ends an endless loop sees what it printed first.
  const onEntry = (entry: Entry) => {
    const packed = pack(entry);
    if (packed !== undefined) send({ type: "print", entry: packed });
  };
  try {
    const { program } = compile(source, language, exported);
    if (shown) {
      const written = completeProgram(
        source,
        program.prelude,
        shownIn(program.shows, new Map(shown)),
      );
      send({ type: "done", ms: 0, failed: false, program: written });
      return;
    }
    await Promise.all(program.modules.map((name) => modules.fetch(name)));
    const start = performance.now();
    const { error } = await execute(program, {
      load: modules.loaderFor(program),
      onEntry,
      watchRejections,
    });
    const ms = performance.now() - start;
    send({ type: "done", ms, failed: error !== undefined });
  } catch (thrown) {
    const text = errorText(thrown);
    const line = lineOfSyntaxError(thrown);
    onEntry({ level: "error", line, parts: [{ text }] });
    send({ type: "done", ms: 0, failed: true });
  }
}

/** An entry as a string; a notice in the place of one that is too long. */
function pack(entry: Entry): string | undefined {
  const packed = stringify(entry);
  if (packed === undefined || packed.length <= MAX_PACKED) return packed;
  const text = "This output is too long to show.";
  return stringify({ level: "warn", line: entry.line, parts: [{ text }] });
}

function watchRejections(tell: (reason: unknown) => void): () => void {
  const listen = (event: PromiseRejectionEvent) => {
    event.preventDefault();
    tell(event.reason);
  };
  globalThis.addEventListener("unhandledrejection", listen);
  return () => globalThis.removeEventListener("unhandledrejection", listen);
}

function lineOfSyntaxError(thrown: unknown): number {
  const { loc } = thrown as { loc?: { line?: unknown } };
  return typeof loc?.line === "number" ? loc.line : 0;
}
