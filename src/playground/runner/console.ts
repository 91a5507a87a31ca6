import { MAX_PARTS, type Entry, type Level, type Part } from "../output";
import { holdsExpression } from "./expression";
import { printedParts, toPart } from "./format";
import { toTable } from "./table";

/** What a reader is told who prints an expression. */
const HINT =
  "The console prints an expression as an object. To see the expression, write it alone as a statement, or print String() of it.";

type Print = (...values: unknown[]) => void;

/** The console that the code of an example sees. */
export type ExampleConsole = Readonly<Record<string, Print>>;

/**
 * Makes the consoles of a run. They share counts and clocks; each stands for a
 * line.
 *
 * @param add - Takes each entry.
 * @param now - A clock, in milliseconds.
 * @returns The console of a line; without one, `lineNow` is asked at each call.
 */
export function consoles(
  add: (entry: Entry) => void,
  lineNow: () => number,
  now: () => number,
): (line?: number) => ExampleConsole {
  const counts = new Map<string, number>();
  const clocks = new Map<string, number>();
  let isHintGiven = false;
  return (line) => {
    const at =
      (level: Level): Print =>
      (...values) => {
        const entry = {
          level,
          line: line ?? lineNow(),
          parts: partsOf(values),
        };
        if (!values.some(holdsExpression)) {
          add(entry);
          return;
        }
        add({ ...entry, needsText: true });
        if (isHintGiven) return;
        isHintGiven = true;
        add({ level: "info", line: entry.line, parts: [{ text: HINT }] });
      };
    const log = at("log");
    return {
      log,
      info: at("info"),
      warn: at("warn"),
      error: at("error"),
      debug: log,
      trace: log,
      group: log,
      groupCollapsed: log,
      groupEnd: () => undefined,
      dir: (value) => log(value),
      table(data) {
        const table = toTable(data);
        add({
          level: "log",
          line: line ?? lineNow(),
          parts: [toPart(data)],
          ...(table ? { table } : {}),
        });
      },
      assert(holds, ...values) {
        if (!holds) at("error")("Assertion failed", ...values);
      },
      count(label = "default") {
        const count = (counts.get(String(label)) ?? 0) + 1;
        counts.set(String(label), count);
        log(`${String(label)}: ${String(count)}`);
      },
      time: (label = "default") => void clocks.set(String(label), now()),
      timeEnd(label = "default") {
        const start = clocks.get(String(label)) ?? now();
        log(`${String(label)}: ${(now() - start).toFixed(1)} ms`);
      },
    };
  };
}

function partsOf(values: readonly unknown[]): Part[] {
  const parts = printedParts(values.slice(0, MAX_PARTS));
  const more = values.length - MAX_PARTS;
  return more > 0 ? [...parts, { text: `… ${String(more)} more` }] : parts;
}
