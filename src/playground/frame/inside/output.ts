import { Allowance, type Entry } from "../../output";
import { consoles, errorText, type ExampleConsole } from "../../runner";
import type { FromFrame } from "../messages";
import { tame } from "./tame";

/** Name that stack traces give to the module of an example. */
export const FILE = "example.js";

/** All that an example can say. */
export interface Output {
  /** The console of a line of the module. */
  consoleAt(line: number): ExampleConsole;
  /** Print something that no line of the module printed. */
  add(level: Entry["level"], text: string, line?: number): void;
  /** Print what was thrown. */
  fail(thrown: unknown, line?: number): void;
}

/** Joins the console to the page. */
export function makeOutput(send: (message: FromFrame) => void): Output {
  const allowance = new Allowance();
  const print = (entry: Entry) => {
    const admitted = allowance.admit(entry);
    if (admitted) send({ type: "entry", entry: admitted });
  };
  const now = () => performance.now();
  const make = consoles(print, () => lineIn(new Error("where").stack), now);
  const known = new Map<number, ExampleConsole>();
  Object.assign(console, tamed(make()));
  return {
    consoleAt(line) {
      const console = known.get(line) ?? tamed(make(line));
      known.set(line, console);
      return console;
    },
    add: (level, text, line = 0) => print({ level, line, parts: [{ text }] }),
    fail(thrown, at) {
      const stack = thrown instanceof Error ? thrown.stack : undefined;
      const line = at ?? lineIn(stack);
      print({ level: "error", line, parts: [{ text: errorText(thrown) }] });
      if (line > 0) send({ type: "fault", line });
    },
  };
}

function tamed(console: ExampleConsole): ExampleConsole {
  return Object.fromEntries(
    Object.entries(console).map(([name, print]) => [
      name,
      (...values: unknown[]) => print(...values.map((value) => tame(value))),
    ]),
  );
}

/** The line of the module in a stack trace; 0 when it is not in it. */
function lineIn(stack: string | undefined): number {
  const [, line = "0"] = stack?.match(/\bexample\.js:(\d+)/) ?? [];
  return Number(line);
}
