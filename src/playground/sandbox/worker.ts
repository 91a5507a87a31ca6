/**
 * The worker of a lane. It runs in an opaque origin, without a network, and is
 * handed all it needs: this script, a port to the page, scripts of packages.
 */
import type { Entry } from "../output";
import { compile, errorText, execute } from "../runner";
import { link } from "../port";
import type { FromWorker, ToWorker } from "./messages";
import { Modules } from "./modules";

/** Names that the Compute Engine exports: the build knows them. */
declare const EXPORTED: readonly string[];

/** What would let code of readers reach beyond its console. */
const WITHDRAWN = ["postMessage", "BroadcastChannel", "Worker", "close"];

type Send = (message: FromWorker) => void;

// Code of readers may change it.
const { performance } = globalThis;
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
  { source, language, dry }: ToWorker & { type: "run" },
  modules: Modules,
  send: Send,
): Promise<void> {
  let start = performance.now();
  // One message an entry: who ends an endless loop sees what it printed first.
  const onEntry = (entry: Entry) => send({ type: "print", entry });
  const done = (error: string | undefined) => {
    const ms = performance.now() - start;
    send({ type: "done", ms, ...(error === undefined ? {} : { error }) });
  };
  try {
    const { program } = compile(source, language, exported);
    if (!dry) {
      await Promise.all(program.modules.map((name) => modules.fetch(name)));
    }
    // The clock of the run starts when all it imports is here.
    send({ type: "start", prelude: program.prelude });
    if (dry) {
      done(undefined);
      return;
    }
    start = performance.now();
    const { error } = await execute(program, {
      load: modules.loaderFor(program),
      onEntry,
      watchRejections,
    });
    done(error);
  } catch (thrown) {
    const text = errorText(thrown);
    const line = lineOfSyntaxError(thrown);
    onEntry({ level: "error", line, parts: [{ text }] });
    done(text);
  }
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
