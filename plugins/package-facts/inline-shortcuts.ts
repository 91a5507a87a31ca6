import { expectShape, type Source } from "./source.ts";
import { readTables } from "./mathlive-tables.ts";

/** The contexts before typed text that a mathfield distinguishes. */
export const CONTEXTS = {
  nothing: "the start of a group",
  letter: "a letter",
  digit: "a digit",
  function: "a function",
  frac: "a fraction",
  surd: "a root",
  binop: "an operator such as +",
  relop: "a relation such as =",
  operator: "a large operator such as ∑",
  punct: "punctuation",
  array: "a matrix",
  openfence: "an opening fence",
  closefence: "a closing fence",
  text: "text",
  space: "a space",
} as const;

/** A context before typed text. */
export type Context = keyof typeof CONTEXTS;

/** Text that becomes a formula as it is typed in a mathfield. */
export interface InlineShortcut {
  readonly text: string;
  /** The LaTeX that replaces it. */
  readonly latex: string;
  /** The character that it is, if it is a single symbol. */
  readonly sign?: string;
  /** The contexts it applies after; undefined means any. */
  readonly after?: readonly Context[];
}

/** The default inline shortcuts of a mathfield, in the order of the package. */
export const inlineShortcuts: Source<readonly InlineShortcut[]> = {
  name: "inline-shortcuts",
  package: "mathlive",
  async read() {
    const { INLINE_SHORTCUTS: table, MATH_SYMBOLS: symbols } = await readTables(
      ["INLINE_SHORTCUTS", "MATH_SYMBOLS"],
    );
    const entries = Object.entries(Object(table) as Record<string, unknown>);
    expectShape(entries.length > 0, "INLINE_SHORTCUTS has no entries");
    return entries.map(([text, entry]) => {
      const shortcut = readShortcut(text, entry);
      const sign = signOf(Object(symbols) as Symbols, shortcut.latex);
      return { ...shortcut, ...(sign !== undefined && { sign }) };
    });
  },
};

type Symbols = Readonly<Record<string, { codepoint?: unknown } | undefined>>;

function signOf(symbols: Symbols, latex: string): string | undefined {
  const codepoint = symbols[latex]?.codepoint;
  return typeof codepoint === "number"
    ? String.fromCodePoint(codepoint)
    : undefined;
}

function readShortcut(text: string, entry: unknown): InlineShortcut {
  if (typeof entry === "string") return { text, latex: entry };
  const { value, after, ...rest } = Object(entry) as Record<string, unknown>;
  expectShape(
    typeof value === "string" &&
      (after === undefined || typeof after === "string") &&
      Object.keys(rest).length === 0,
    `the inline shortcut ${text} is described in another way: ${JSON.stringify(entry)}`,
  );
  if (after === undefined) return { text, latex: value };
  const contexts = after.split(/[+|]/);
  const unknown = contexts.filter((context) => !(context in CONTEXTS));
  expectShape(
    unknown.length === 0,
    `the inline shortcut ${text} applies after the new ${unknown.join(", ")}`,
  );
  return { text, latex: value, after: contexts as Context[] };
}
