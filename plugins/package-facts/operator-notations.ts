import { expectShape } from "./source.ts";

/** The fields of a LaTeX dictionary entry that say how it is written. */
interface Entry {
  readonly kind?: string;
  readonly latexTrigger?: string | readonly string[];
  readonly symbolTrigger?: string;
  readonly openTrigger?: string | readonly string[];
  readonly closeTrigger?: string | readonly string[];
}

/** A way to write a dictionary entry in LaTeX. */
export interface Notation {
  /** The LaTeX that the parser recognizes it by. */
  readonly sign: string;
  /** The numbers of operands that it may show. */
  readonly counts: readonly number[];
  /** True if its operands are the cells of a matrix. */
  readonly hasCells?: boolean;
  readonly write: (operands: readonly string[]) => string;
}

const TOKENS: Readonly<Record<string, string>> = {
  "<{>": "{",
  "<}>": "}",
  "<space>": " ",
};

/**
 * The notations that a dictionary entry may accept, the likeliest first. The
 * entry does not say which of them it accepts: the caller has to try them.
 *
 * @throws Error when the kind of the entry is unknown.
 */
export function notationsOf(entry: Entry): Notation[] {
  const { kind = "expression" } = entry;
  if (kind === "matchfix") return fences(entry);
  if (kind === "environment") return environments(entry.symbolTrigger ?? "");
  const sign = triggerOf(entry);
  if (sign === "") return [];
  const forms = FORMS[kind];
  expectShape(forms, `the LaTeX dictionary has the new kind "${kind}"`);
  return forms.map(({ counts, write }) => ({
    sign,
    counts,
    write: (operands) => write(sign, operands),
  }));
}

function fences({ openTrigger, closeTrigger }: Entry): Notation[] {
  const [open, close] = [tex(openTrigger), tex(closeTrigger)];
  return ["", "\\left"].map((left) => ({
    sign: open,
    counts: [1, 2],
    write: (operands) =>
      join(left + open, operands.join(", "), (left && "\\right") + close),
  }));
}

function environments(name: string): Notation[] {
  const [begin, end] = [`\\begin{${name}}`, `\\end{${name}}`];
  return ["", "{cc}"].map((columns) => ({
    sign: begin,
    counts: [0],
    hasCells: true,
    write: () => `${begin}${columns}a & b\\\\ c & d${end}`,
  }));
}

interface Form {
  readonly counts: readonly number[];
  readonly write: (sign: string, operands: readonly string[]) => string;
}

const call: Form = {
  counts: [1, 2],
  write: (sign, operands) => `${sign}(${operands.join(", ")})`,
};
const inGroups: Form = {
  counts: [1, 2],
  write: (sign, operands) =>
    `${sign}${operands.map((each) => `{${each}}`).join("")}`,
};
const before: Form = {
  counts: [1],
  write: (sign, [first = ""]) => join(sign, first),
};
const between: Form = {
  counts: [2],
  write: (sign, [first = "", second = ""]) => join(first, sign, second),
};
const after: Form = {
  counts: [1],
  write: (sign, [first = ""]) => join(first, sign),
};
const alone: Form = { counts: [0], write: (sign) => sign };

const FORMS: Readonly<Record<string, readonly Form[]>> = {
  infix: [between],
  prefix: [before],
  postfix: [after],
  function: [call, before],
  symbol: [alone],
  expression: [call, inGroups, before, alone],
};

/**
 * The LaTeX that the parser recognizes an entry by; empty where the engine only
 * serializes it.
 */
function triggerOf({ latexTrigger, symbolTrigger = "" }: Entry): string {
  if (latexTrigger !== undefined) return tex(latexTrigger);
  return symbolTrigger.length > 1
    ? `\\operatorname{${symbolTrigger}}`
    : symbolTrigger;
}

function tex(trigger: string | readonly string[] = ""): string {
  const tokens = typeof trigger === "string" ? [trigger] : trigger;
  return join(...tokens.map((token) => TOKENS[token] ?? token));
}

/** Joins LaTeX so that no letter becomes part of the command before it. */
function join(...parts: readonly string[]): string {
  let text = "";
  for (const part of parts) {
    const isCut = /\\[a-z]+$/i.test(text) && /^[a-z]/i.test(part);
    text += isCut ? ` ${part}` : part;
  }
  return text;
}
