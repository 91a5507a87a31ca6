import type { SyntaxNode } from "../types";
import { factOf, type Program } from "./infer";

/** Which argument of a call is the name of an operator, by what is called. */
const NAMED: Readonly<Record<string, number>> = {
  function: 0,
  functionProperties: 0,
  getSubexpressions: 0,
  isFunction: 1,
  operatorInfo: 0,
};

/** The string that a node is, or is a part of. */
export function stringAt(node: SyntaxNode): SyntaxNode | undefined {
  const string = node.name === "Escape" ? node.parent : node;
  return /^(?:Template)?String$/.test(string?.name ?? "")
    ? (string ?? undefined)
    : undefined;
}

/** Tells whether a backslash in a string is one, and starts no escape. */
export function isRaw({ parent }: SyntaxNode): boolean {
  return parent?.name === "TaggedTemplateExpression";
}

/**
 * Tells whether a string names an operator: `certain` where it is MathJSON that
 * the engine is given, `likely` where it is the first of any list.
 */
export function operatorPlace(
  program: Program,
  string: SyntaxNode,
): "certain" | "likely" | undefined {
  const { parent, prevSibling } = string;
  if (parent?.name === "ArgList") {
    const callee = factOf(program, parent.prevSibling);
    const wanted = callee && NAMED[callee.name];
    return wanted !== undefined && argumentsBefore(string) === wanted
      ? "certain"
      : undefined;
  }
  if (parent?.name !== "ArrayExpression" || prevSibling?.name !== "[")
    return undefined;
  let list: SyntaxNode = parent;
  while (list.parent?.name === "ArrayExpression") list = list.parent;
  const call = list.parent?.name === "ArgList" ? list.parent : undefined;
  const callee = call && factOf(program, call.prevSibling);
  return callee?.takesMathJson ? "certain" : "likely";
}

/** Counts the arguments of a call before a place in its parentheses. */
export function argumentsBefore({ prevSibling }: SyntaxNode): number {
  let count = 0;
  for (let each = prevSibling; each; each = each.prevSibling)
    if (each.name === ",") count++;
  return count;
}
