import { MAX_PARTS, type Entry, type Level, type Part } from "../output";
import { toPart } from "./format";
import { toTable } from "./table";

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
  return (line) => {
    const at =
      (level: Level): Print =>
      (...values) =>
        add({ level, line: line ?? lineNow(), parts: partsOf(values) });
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
  const parts = values.slice(0, MAX_PARTS).map(toPart);
  const more = values.length - parts.length;
  return more > 0 ? [...parts, { text: `… ${String(more)} more` }] : parts;
}
