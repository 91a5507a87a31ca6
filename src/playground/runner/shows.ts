import type { CallExpression, ExpressionStatement, Program } from "acorn";
import type MagicString from "magic-string";

/** A statement at the top of a program that shows its value. */
export type Show = ExpressionStatement;

/** Functions whose value differs between browsers and Node, and says nothing. */
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
 * Hand the values of statements to `$show`.
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
