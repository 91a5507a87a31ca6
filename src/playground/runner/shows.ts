import type { CallExpression, ExpressionStatement, Program } from "acorn";
import type MagicString from "magic-string";

import type { ShownAs } from "../output";
import type { Shown } from "../program";

/** A statement at the top of a program that shows its value. */
type Show = ExpressionStatement;

/** A part of a source. */
export interface Span {
  /** Line on which it ends, from 1. */
  readonly line: number;
  /** In UTF-16 units; the end is the first that is not part of it. */
  readonly start: number;
  readonly end: number;
}

/**
 * Functions whose value differs between browsers and Node, and says nothing.
 */
const TIMERS: ReadonlySet<string> = new Set(["setTimeout", "setInterval"]);

/**
 * The statements of a program that show their value, as those of a notebook do:
 * expressions at its top, but no assignment, no timer, no
 * list with commas and no use of the console.
 */
export function findShows(ast: Program): Show[] {
  return ast.body.filter(
    (node) =>
      node.type === "ExpressionStatement" &&
      // The parser leaves out which ones are none.
      typeof node.directive !== "string" &&
      isShown(node.expression),
  ) as Show[];
}

function isShown(expression: ExpressionStatement["expression"]): boolean {
  switch (expression.type) {
    case "AssignmentExpression":
    case "SequenceExpression":
    case "UpdateExpression":
      return false;
    case "CallExpression":
      return !isSilentCall(expression.callee);
    default:
      return true;
  }
}

function isSilentCall(callee: CallExpression["callee"]): boolean {
  if (callee.type === "Identifier") return TIMERS.has(callee.name);
  return (
    callee.type === "MemberExpression" &&
    callee.object.type === "Identifier" &&
    callee.object.name === "console"
  );
}

/** The line that the value of a statement belongs to, from 1. */
export function lineOf({ loc }: Show): number {
  return loc?.end.line ?? 0;
}

/**
 * Hands the values of statements to `$show`.
 *
 * @param isLabelled - Whether each is a list of a label and values, which are
 * shown one by one.
 */
export function rewriteShows(
  shows: readonly Show[],
  code: MagicString,
  isLabelled: boolean,
): void {
  for (const show of shows) {
    const { start, end } = show.expression;
    const spread = isLabelled ? "..." : "";
    code.appendLeft(start, `$show(${String(lineOf(show))})(${spread}(`);
    code.appendLeft(end, "))");
  }
}

/**
 * Finds the statements of a script in the source that it was made of. What was
 * taken out are types, so that lines are the same, and the ends of a line where
 * it has none.
 *
 * @param source - In TypeScript or JavaScript.
 * @param script - The same without types.
 * @returns Those whose first and last line begin and end as in the source.
 */
export function spansIn(
  source: string,
  script: string,
  shows: readonly Show[],
): Span[] {
  const from = linesOf(source);
  const to = linesOf(script);
  return shows.flatMap((show) => {
    const { start, end, loc } = show;
    const first = (loc?.start.line ?? 1) - 1;
    const last = lineOf(show) - 1;
    const lead = script.slice(to[first]?.start, start);
    const tail = script.slice(end, to[last]?.end);
    const [head, foot] = [from[first], from[last]];
    if (!head || !foot) return [];
    const isSame =
      source.startsWith(lead, head.start) &&
      source.slice(head.start, foot.end).endsWith(tail);
    return isSame
      ? {
          line: last + 1,
          start: head.start + lead.length,
          end: foot.end - tail.length,
        }
      : [];
  });
}

/** Finds where the lines of a string start and end, in UTF-16 units. */
function linesOf(text: string): { start: number; end: number }[] {
  let start = 0;
  return text.split("\n").map((line) => {
    const end = start + line.length;
    const found = { start, end };
    start = end + 1;
    return found;
  });
}

/**
 * The statements that showed something.
 *
 * @param lines - What lines showed.
 */
export function shownIn(
  spans: readonly Span[],
  lines: ReadonlyMap<number, ShownAs>,
): Shown[] {
  return spans.flatMap(({ line, start, end }) => {
    const as = lines.get(line);
    return as ? [{ start, end, as }] : [];
  });
}
