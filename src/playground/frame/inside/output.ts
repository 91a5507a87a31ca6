import { Allowance } from "../../allowance";
import { type Entry } from "../../output";
import { consoles, errorText, type ExampleConsole } from "../../runner";
import type { FromFrame } from "../messages";

/** Name that stack traces give to the module of an example. */
export const FILE = "example.js";

/** All that an example can say. */
export interface Output {
  /** The console of a line of the module. */
  consoleAt(line: number): ExampleConsole;
  /** Prints something that no line of the module printed. */
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

/** Deeper than this nobody looks for an element. */
const MOST_DEPTH = 4;

/**
 * A value as it can be printed: elements hold the whole document, so their tags
 * stand for them, within arrays and plain objects too.
 */
function tame(value: unknown, depth = MOST_DEPTH): unknown {
  if (value instanceof Element) return openingTag(value);
  if (value instanceof Node) return value.nodeName;
  if (value instanceof Window) return "window";
  if (depth === 0) return value;
  if (Array.isArray(value)) return value.map((each) => tame(each, depth - 1));
  if (value instanceof NodeList || value instanceof HTMLCollection) {
    return [...value].map((each) => tame(each));
  }
  if (typeof value !== "object" || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, tame(each, depth - 1)]),
  );
}

function openingTag(element: Element): string {
  const shell = element.cloneNode(false) as Element;
  const end = `</${element.localName}>`;
  const { outerHTML } = shell;
  return outerHTML.endsWith(end) ? outerHTML.slice(0, -end.length) : outerHTML;
}
