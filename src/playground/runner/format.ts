import { format, type NewPlugin } from "pretty-format";

import type { Part } from "./types";

/** The little of a boxed expression that printing needs. */
interface ExpressionLike {
  readonly latex: string;
  toString(): string;
}

function isExpression(value: unknown): value is ExpressionLike {
  return (
    typeof value === "object" &&
    value !== null &&
    "toMathJson" in value &&
    "latex" in value
  );
}

const expressionPlugin: NewPlugin = {
  test: isExpression,
  serialize: (value: ExpressionLike) => value.toString(),
};

/**
 * A value as the console of an example prints it: strings as they are,
 * expressions and lists of them as their text and LaTeX, everything else on
 * one line, close to JSON.
 */
export function toPart(value: unknown): Part {
  if (typeof value === "string") return { text: value };
  if (isExpression(value)) {
    return { text: value.toString(), latex: value.latex };
  }
  if (value instanceof Error) return { text: errorText(value) };
  const text = format(value, { min: true, plugins: [expressionPlugin] });
  if (!Array.isArray(value) || value.length === 0) return { text };
  return value.every(isExpression)
    ? { text, latex: value.map(({ latex }) => latex).join(",\\quad ") }
    : { text };
}

/** An error, or whatever else was thrown, on one line. */
export function errorText(thrown: unknown): string {
  if (!(thrown instanceof Error)) return `Uncaught ${toPart(thrown).text}`;
  return `${thrown.name}: ${thrown.message}`;
}
