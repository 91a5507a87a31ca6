import type { Branch, Entry, Level, Part, Table } from "../output";
import type { Language } from "../runner";

/** What the page tells the worker of a lane. */
export type ToWorker =
  | {
      readonly type: "run";
      readonly source: string;
      readonly language: Language;
      /** Whether to compile it only, for the sake of its prelude. */
      readonly dry: boolean;
    }
  | {
      readonly type: "module";
      readonly specifier: string;
      /** Its script; none when examples cannot import it. */
      readonly script: Blob | undefined;
    };

/** What the worker tells the page. */
export type FromWorker =
  | { readonly type: "need"; readonly specifier: string }
  | { readonly type: "start"; readonly prelude: string }
  | { readonly type: "print"; readonly entry: Entry }
  | {
      readonly type: "done";
      readonly error?: string;
      /** Time from start to end, in milliseconds. */
      readonly ms: number;
    };

/**
 * A message of a worker in which code of readers runs: whatever that code made
 * of it, what comes back has the right shape and nothing else.
 *
 * @returns Nothing for what is no message.
 */
export function readMessage(data: unknown): FromWorker | undefined {
  if (!isRecord(data)) return undefined;
  const { type, specifier, prelude, entry, error, ms } = data;
  switch (type) {
    case "need":
      return typeof specifier === "string" ? { type, specifier } : undefined;
    case "start":
      return typeof prelude === "string" ? { type, prelude } : undefined;
    case "print": {
      const read = readEntry(entry);
      return read && { type, entry: read };
    }
    case "done":
      return typeof ms === "number"
        ? { type, ms, ...(typeof error === "string" ? { error } : {}) }
        : undefined;
    default:
      return undefined;
  }
}

const LEVELS: ReadonlySet<unknown> = new Set<Level>([
  "log",
  "info",
  "warn",
  "error",
]);

/** An entry that came out of a sandbox, if it is one. */
export function readEntry(data: unknown): Entry | undefined {
  if (!isRecord(data)) return undefined;
  const { level, line, parts, table } = data;
  if (!LEVELS.has(level) || typeof line !== "number" || !Array.isArray(parts)) {
    return undefined;
  }
  const read = readTable(table);
  const budget = { left: MAX_BRANCHES };
  return {
    level: level as Level,
    line: Number.isInteger(line) ? line : 0,
    parts: parts.flatMap((part) => readPart(part, budget)),
    ...(read === undefined ? {} : { table: read }),
  };
}

function readPart(data: unknown, budget: Budget): Part[] {
  if (!isRecord(data) || typeof data["text"] !== "string") return [];
  const { text, latex, tree } = data;
  const [read] = readBranch(tree, MAX_DEPTH, budget);
  return [
    {
      text,
      ...(typeof latex === "string" ? { latex } : {}),
      ...(read === undefined ? {} : { tree: read }),
    },
  ];
}

/** Deeper trees than the runner makes are somebody's attempt at the stack. */
const MAX_DEPTH = 1000;

/** So are more branches at the page's time: a message can hold circles. */
const MAX_BRANCHES = 20_000;

interface Budget {
  left: number;
}

function readBranch(data: unknown, depth: number, budget: Budget): Branch[] {
  if (!isRecord(data) || typeof data["text"] !== "string") return [];
  if (depth === 0 || budget.left === 0) return [];
  budget.left -= 1;
  const { key, text, children } = data;
  const read = (child: unknown) => readBranch(child, depth - 1, budget);
  return [
    {
      text,
      ...(typeof key === "string" ? { key } : {}),
      ...(Array.isArray(children) ? { children: children.flatMap(read) } : {}),
    },
  ];
}

function readTable(data: unknown): Table | undefined {
  if (!isRecord(data) || !Array.isArray(data["rows"])) return undefined;
  const columns = readTexts(data["columns"]);
  return columns.length === 0
    ? undefined
    : { columns, rows: data["rows"].map(readTexts) };
}

function readTexts(data: unknown): string[] {
  if (!Array.isArray(data)) return [];
  return data.map((text) => (typeof text === "string" ? text : ""));
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === "object" && data !== null;
}
