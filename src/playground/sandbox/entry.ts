import { MAX_CHARACTERS } from "../allowance";
import {
  LEVELS,
  MAX_COLUMNS,
  MAX_PARTS,
  MAX_ROWS,
  shorten,
  SHOWN_AS,
  type Branch,
  type Entry,
  type Part,
  type Table,
} from "../output";

/** Deeper trees than the runner makes are somebody's attempt at the stack. */
const MAX_DEPTH = 1000;

/** So are more branches at the page's time: a message can hold circles. */
const MAX_BRANCHES = 20_000;

/** Limits of what is still read of an entry. */
interface Budget {
  characters: number;
  branches: number;
}

/**
 * An entry that came out of a sandbox, if it is one: as much of it as a run may
 * print, and no more.
 */
export function readEntry(data: unknown): Entry | undefined {
  if (!isRecord(data)) return undefined;
  const { line, parts } = data;
  const level = LEVELS.find((each) => each === data["level"]);
  if (!level || typeof line !== "number" || !Array.isArray(parts))
    return undefined;
  const table = readTable(data["table"]);
  const shown = SHOWN_AS.find((each) => each === data["shown"]);
  // One character more than is shown: the allowance says what is left out.
  const budget = { characters: MAX_CHARACTERS + 1, branches: MAX_BRANCHES };
  return {
    level,
    line: Number.isInteger(line) ? line : 0,
    // One more than the runner makes: it says how many it left out.
    parts: parts
      .slice(0, MAX_PARTS + 1)
      .flatMap((part) => readPart(part, budget)),
    ...(table && { table }),
    ...(shown && { shown }),
  };
}

function readPart(data: unknown, budget: Budget): Part[] {
  if (!isRecord(data) || typeof data["text"] !== "string") return [];
  const { text, latex, tree } = data;
  const [read] = readBranch(tree, MAX_DEPTH, budget);
  return [
    {
      text: readText(text, budget),
      ...(typeof latex === "string" && { latex: readText(latex, budget) }),
      ...(read && { tree: read }),
    },
  ];
}

function readText(text: string, budget: Budget): string {
  const read = text.slice(0, budget.characters);
  budget.characters -= read.length;
  return read;
}

function readBranch(data: unknown, depth: number, budget: Budget): Branch[] {
  if (!isRecord(data) || typeof data["text"] !== "string") return [];
  if (depth === 0 || budget.branches === 0) return [];
  budget.branches -= 1;
  const { key, text, children } = data;
  const read = (child: unknown) => readBranch(child, depth - 1, budget);
  return [
    {
      text: shorten(text),
      ...(typeof key === "string" && { key: shorten(key) }),
      ...(Array.isArray(children) && {
        children: children.slice(0, MAX_BRANCHES).flatMap(read),
      }),
    },
  ];
}

function readTable(data: unknown): Table | undefined {
  if (!isRecord(data) || !Array.isArray(data["rows"])) return undefined;
  const columns = readCells(data["columns"]);
  return columns.length === 0
    ? undefined
    : { columns, rows: data["rows"].slice(0, MAX_ROWS).map(readCells) };
}

/** The first column names the rows, the last has what is no list or object. */
const MAX_CELLS = MAX_COLUMNS + 2;

function readCells(data: unknown): string[] {
  if (!Array.isArray(data)) return [];
  return data
    .slice(0, MAX_CELLS)
    .map((text) => (typeof text === "string" ? shorten(text) : ""));
}

/** Tells whether a value is an object, whose properties can be looked at. */
export function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === "object" && data !== null;
}
