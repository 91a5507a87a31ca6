import { Allowance } from "../allowance";
import { type Entry } from "../output";
import type { Program } from "./compile";
import { consoles, shownEntry, type ExampleConsole } from "./entries";
import { errorText } from "./format";
import { trackTimers } from "./timers";

export interface RunResult {
  readonly entries: readonly Entry[];
  /** Error that ended the run early: the text of its entry, the last one. */
  readonly error?: string;
  /** True if a limit of time or memory ended it: another run may not. */
  readonly limited?: boolean;
}

/** Functions that a run needs from the place it happens in. */
interface Host {
  /** Gives the modules that a program imports. */
  readonly load: ModuleLoader;
  /** Is told of each print as it happens. */
  readonly onEntry?: (entry: Entry) => void;
  /**
   * Tells of promises that were rejected and that nobody handles.
   *
   * @returns How to stop listening.
   */
  readonly watchRejections: (tell: (reason: unknown) => void) => () => void;
}

/** A function that gives an example its packages. */
export type ModuleLoader = (
  specifier: string,
) => Promise<Record<string, unknown>> | Record<string, unknown>;

/** Name that stack traces give to the code of an example. */
const FILE = "example.js";

/** Lines that the function constructor puts before the body. */
const HEADER_LINES = 2;

type Body = (
  load: ModuleLoader,
  consoleAt: (line: number) => ExampleConsole,
  showAt: (line: number) => (...values: unknown[]) => void,
  console: ExampleConsole,
) => Promise<void>;

const AsyncFunction = async function () {}.constructor as new (
  ...args: string[]
) => Body;

/**
 * Runs a program and collects what it prints, until it and the timers it
 * started are done. Uses nothing but the language and timers, so that it gives
 * the same result in a browser and in Node.
 *
 * The caller bounds its time: an endless loop cannot be ended from here.
 *
 * @param program - What `compile` made.
 * @param host - Where it runs.
 * @returns What was printed; when the program threw, its error too.
 */
export async function execute(
  program: Program,
  { load, onEntry, watchRejections }: Host,
): Promise<RunResult> {
  const entries: Entry[] = [];
  const allowance = new Allowance();
  const add = (entry: Entry) => {
    const admitted = allowance.admit(entry);
    if (admitted === undefined) return;
    entries.push(admitted);
    onEntry?.(admitted);
  };
  const fail = (error: string, line: number): RunResult => {
    const entry: Entry = { level: "error", line, parts: [{ text: error }] };
    entries.push(entry);
    onEntry?.(entry);
    return { entries, error };
  };
  const consoleAt = consoles(add, currentLine, () => performance.now());
  const showAt =
    (line: number) =>
    (...values: unknown[]) => {
      const entry = shownEntry(values, line);
      if (entry) add(entry);
    };
  const { setTimeout, console: original } = globalThis;
  // The engine's own printing (`print()`, `Print`) goes to the global console.
  globalThis.console = consoleAt() as unknown as Console;
  let lost: { readonly reason: unknown } | undefined;
  const unwatch = watchRejections((reason) => (lost ??= { reason }));
  const timers = trackTimers();
  const removeGlobals = trackGlobals();
  try {
    const body = new AsyncFunction(
      "$import",
      "$console",
      "$show",
      "console",
      `${program.code}\n//# sourceURL=${FILE}`,
    );
    await body(load, consoleAt, showAt, consoleAt());
    await timers.idle();
    // Rejections are announced by a task of their own, after the microtasks.
    for (let turn = 0; turn < 2; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve));
    }
    if (lost === undefined) return { entries };
    const { reason } = lost;
    return fail(`Unhandled rejection: ${String(reason)}`, lineOf(reason));
  } catch (thrown) {
    return fail(errorText(thrown), lineOf(thrown));
  } finally {
    timers.stop();
    unwatch();
    removeGlobals();
    globalThis.console = original;
  }
}

function lineOf(thrown: unknown): number {
  return thrown instanceof Error ? lineInStack(thrown.stack) : 0;
}

function currentLine(): number {
  // The engine may stand between the example and its console, many calls deep.
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = Infinity;
  const { stack } = new Error("where");
  Error.stackTraceLimit = limit;
  return lineInStack(stack);
}

function lineInStack(stack: string | undefined): number {
  const match = stack?.match(/\bexample\.js:(\d+)/);
  return match?.[1] === undefined ? 0 : Number(match[1]) - HEADER_LINES;
}

/**
 * Notes which globals there are.
 *
 * @returns Removes those that are new, because the next program shares the realm
 * and should not see them.
 */
function trackGlobals(): () => void {
  const known = new Set(Object.getOwnPropertyNames(globalThis));
  return () => {
    for (const name of Object.getOwnPropertyNames(globalThis))
      if (!known.has(name)) Reflect.deleteProperty(globalThis, name);
  };
}
