import type { MathJsonExpression } from "@cortex-js/compute-engine";

/** Letters for operands, by what their type says. */
const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/^boolean/, "pqrs"],
  [/^(set|collection|list|indexed_collection|matrix|vector|tensor)/, "ABCD"],
  [/^(integer|finite_integer)/, "nkml"],
  [/^function/, "fgh"],
];

const PLAIN = "abcd";

/** `f(x)`, as the parser reads it. */
function applied(to: string): MathJsonExpression {
  return ["InvisibleOperator", "f", ["Delimiter", to]];
}

const MATRIX: MathJsonExpression = [
  "List",
  ["List", "a", "b"],
  ["List", "c", "d"],
];

/** Operands of operators that letters alone show badly. */
const OWN: Readonly<Record<string, readonly MathJsonExpression[]>> = {
  At: ["A", "n"],
  CircularIntegrate: [applied("x"), ["Tuple", "x", "C", "Nothing"]],
  D: ["f", "x"],
  Derivative: ["f"],
  Exists: ["x", "p"],
  ExistsUnique: ["x", "p"],
  ForAll: ["x", "p"],
  Function: [["Power", "x", 2], "x"],
  Integrate: [applied("x"), ["Tuple", "x", "a", "b"]],
  Limit: [["Function", applied("x"), "x"], "a"],
  Matrix: [MATRIX],
  NotExists: ["x", "p"],
  NotForAll: ["x", "p"],
  Product: [applied("k"), ["Tuple", "k", 1, "n"]],
  Sum: [applied("k"), ["Tuple", "k", 1, "n"]],
  Which: ["p", "a", "q", "b"],
};

/** The types of the operands that an operator needs, in words. */
function needed(type: string): string[] {
  // Of several signatures the first; only what stands before the arrow.
  const [, inside = ""] = /^\(*(.*?)\)? -> /.exec(type) ?? [];
  return splitOutside(inside, ",")
    .filter((each) => !/[?*]$/.test(each))
    .map((each) => each.replace(/^\w+: /, ""));
}

/**
 * Splits a type or a list of types where no bracket is open.
 *
 * @param text - In the engine's notation.
 * @param separators - Each one character.
 */
export function splitOutside(text: string, separators: string): string[] {
  const parts: string[] = [""];
  let depth = 0;
  for (const [piece] of text.matchAll(/->|./gs)) {
    if ("(<".includes(piece)) depth += 1;
    if (")>".includes(piece)) depth -= 1;
    if (separators.includes(piece) && depth === 0) parts.push("");
    else parts.push(`${parts.pop() ?? ""}${piece}`);
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** Returns the number of operands that a signature needs, at least one. */
export function leastOperands(type: string): number {
  return Math.max(needed(type).length, 1);
}

/**
 * Letters that an operator may be applied to, as many as asked for.
 *
 * @param type - Its signature, in the engine's notation.
 */
export function lettersFor(type: string, count: number): string[] {
  const types = needed(type);
  const used = new Map<string, number>();
  return Array.from({ length: count }, (_, index) => {
    const own = types[index] ?? types.at(-1) ?? "";
    const kind = LETTERS.find(([pattern]) => pattern.test(own))?.[1];
    const alphabet = kind ?? (count === 1 ? "x" : PLAIN);
    const at = used.get(alphabet) ?? 0;
    used.set(alphabet, at + 1);
    return alphabet[at % alphabet.length] ?? "x";
  });
}

/**
 * Operands that an operator may be applied to, the likeliest first.
 *
 * @param type - Its signature, in the engine's notation.
 */
export function operandsFor(
  name: string,
  type: string,
): (readonly MathJsonExpression[])[] {
  const least = leastOperands(type);
  // `(a+)` asks for one operand, and is hardly ever given one alone.
  const isOpen = /^\([^,]*[+*]\)/.test(type);
  const counts = isOpen ? [2, 1, 3] : [least, least + 1, least + 2];
  const letters = counts.map((count) => lettersFor(type, count));
  const own = OWN[name];
  return own ? [own, ...letters] : letters;
}
