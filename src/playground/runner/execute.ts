import { errorText, toPart } from "./format";
import type { Entry, Level, ModuleLoader, Program, RunResult } from "./types";

/** Name that stack traces give to the code of an example. */
const FILE = "example.js";

/** Lines that the function constructor puts before the body. */
const HEADER_LINES = 2;

type Print = (...values: unknown[]) => void;
type ExampleConsole = Record<Level | "debug" | "dir" | "table", Print>;
type Body = (
  load: ModuleLoader,
  consoleAt: (line: number) => ExampleConsole,
  console: ExampleConsole,
) => Promise<void>;

const AsyncFunction = async function () {}.constructor as new (
  ...args: string[]
) => Body;

/**
 * Run a program and collect what it prints. Uses nothing but the language, so
 * that it gives the same result in a browser and in Node.
 *
 * The caller bounds its time: an endless loop cannot be ended from here.
 *
 * @param program - What `compile` made.
 * @param load - Gives the modules that the program imports.
 * @returns What was printed; when the program threw, its error too.
 */
export async function execute(
  program: Program,
  load: ModuleLoader,
): Promise<RunResult> {
  const entries: Entry[] = [];
  const print = (level: Level, line: number, values: unknown[]) => {
    entries.push({ level, line, parts: values.map(toPart) });
  };
  const consoleAt = (line: number) => consoleFor(print, line);
  const free = consoleFor(print, undefined);
  // The engine's own printing (`print()`, `Print`) goes to the global console.
  const original = globalThis.console;
  globalThis.console = free as unknown as Console;
  try {
    const body = new AsyncFunction(
      "$import",
      "$console",
      "console",
      `${program.code}\n//# sourceURL=${FILE}`,
    );
    await body(load, consoleAt, free);
    return { entries };
  } catch (thrown) {
    const error = errorText(thrown);
    const line = thrown instanceof Error ? lineInStack(thrown.stack) : 0;
    entries.push({ level: "error", line, parts: [{ text: error }] });
    return { entries, error };
  } finally {
    globalThis.console = original;
  }
}

function consoleFor(
  print: (level: Level, line: number, values: unknown[]) => void,
  line: number | undefined,
): ExampleConsole {
  const at =
    (level: Level): Print =>
    (...values) =>
      print(level, line ?? currentLine(), values);
  return {
    log: at("log"),
    info: at("info"),
    warn: at("warn"),
    error: at("error"),
    debug: at("log"),
    dir: at("log"),
    table: at("log"),
  };
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
