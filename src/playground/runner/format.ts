import { format, type NewPlugin } from "pretty-format";

import type { Part } from "../output";
import { isExpression, type ExpressionLike } from "./expression";
import { toTree } from "./tree";

const expressionPlugin: NewPlugin = {
  test: isExpression,
  serialize: (value: ExpressionLike) => value.toString(),
};

function write(value: unknown): string {
  return format(value, { min: true, plugins: [expressionPlugin] });
}

/**
 * A value as the console of an example prints it: strings as they are,
 * expressions and lists of them as their text and LaTeX, everything else on
 * one line, close to JSON. What has parts comes with its tree, an expression
 * with that of its MathJSON.
 */
export function toPart(value: unknown): Part {
  if (typeof value === "string") return { text: value };
  if (value instanceof Error) return { text: errorText(value) };
  const text = write(value);
  const latex = isExpression(value) ? value.latex : latexOfList(value);
  const tree = toTree(value, write);
  return {
    text,
    ...(latex === undefined ? {} : { latex }),
    ...(tree === undefined ? {} : { tree }),
  };
}

function latexOfList(value: unknown): string | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  return value.every(isExpression)
    ? value.map(({ latex }) => latex).join(",\\quad ")
    : undefined;
}

/** An error, or whatever else was thrown, on one line. */
export function errorText(thrown: unknown): string {
  if (!(thrown instanceof Error)) return `Uncaught ${toPart(thrown).text}`;
  return `${thrown.name}: ${thrown.message}`;
}
