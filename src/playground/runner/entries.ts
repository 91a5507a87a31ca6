import {
  MAX_COLUMNS,
  MAX_PARTS,
  MAX_ROWS,
  shorten,
  type Entry,
  type Level,
  type Part,
  type Table,
} from "../output";
import { asJson, printedParts, toPart } from "./format";
import { holdsExpression, isPlain, isResult, shownAs } from "./values";

/** Hint for a reader who prints an expression. */
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

/**
 * Data as `console.table` lays it out: a row an item, a column a property, as
 * the console standard says.
 *
 * @see https://console.spec.whatwg.org/#table
 * @returns Nothing for what has no rows.
 */
export function toTable(data: unknown): Table | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const rows = Object.entries(data).slice(0, MAX_ROWS);
  if (rows.length === 0) return undefined;
  const names = new Set(rows.flatMap(([, row]) => columnsOf(row)));
  const columns = [...names].slice(0, MAX_COLUMNS);
  const hasValues = rows.some(([, row]) => columnsOf(row).length === 0);
  return {
    columns: ["", ...columns.map(shorten), ...(hasValues ? ["Value"] : [])],
    rows: rows.map(([index, row]) => {
      const own = columnsOf(row);
      const cells = columns.map((name) =>
        own.includes(name)
          ? textOf((row as Record<string, unknown>)[name])
          : "",
      );
      const value = own.length === 0 ? textOf(row) : "";
      return [shorten(index), ...cells, ...(hasValues ? [value] : [])];
    }),
  };
}

function textOf(value: unknown): string {
  return shorten(toPart(value).text);
}

function columnsOf(row: unknown): string[] {
  if (typeof row !== "object" || row === null) return [];
  return Array.isArray(row) || isPlain(row) ? Object.keys(row) : [];
}

/**
 * Makes the entry for what a statement shows.
 *
 * @param values - One, or a label and what it labels.
 * @param line - Of the statement.
 * @returns Nothing where there is nothing to show.
 */
export function shownEntry(
  values: readonly unknown[],
  line: number,
): Entry | undefined {
  const entry = { level: "log", line } as const;
  const [value] = values;
  // Beside a label there is room for one line, and for MathJSON as it is.
  if (values.length !== 1)
    return { ...entry, parts: values.map((each) => toPart(each, asJson)) };
  if (!isResult(value)) return undefined;
  const shown = shownAs(value);
  return {
    ...entry,
    parts: [toPart(value)],
    ...(shown ? { shown } : { needsText: true }),
  };
}
