import { format as formatAsNode } from "node-inspect-extracted";
import { format, type NewPlugin } from "pretty-format";

import { shorten, type Branch, type Part, type Tree } from "../output";
import {
  holdsExpression,
  isExpression,
  isJson,
  isListOfExpressions,
  type ExpressionLike,
} from "./values";

const expressionPlugin: NewPlugin = {
  test: isExpression,
  serialize: (value: ExpressionLike) => value.toString(),
};

/** Writes a value on one line, much like JSON, expressions as their text. */
export function asJson(value: unknown): string {
  return format(value, { min: true, plugins: [expressionPlugin] });
}

const foldingPlugin: NewPlugin = {
  test: isExpression,
  serialize: () => "[Expression]",
};

/**
 * Values as `console.log` of Node prints them. Only expressions, of which Node
 * prints all properties, are folded as browsers do.
 *
 * @see https://nodejs.org/docs/latest-v22.x/api/util.html#utilformatformat-args
 */
export function printedParts(values: readonly unknown[]): Part[] {
  const [first] = values;
  // Node puts the other values in the place of its signs.
  if (typeof first === "string" && values.length > 1 && first.includes("%"))
    return [{ text: formatAsNode(...values) }];
  return values.map((value) => {
    const { text, tree } = toPart(value, asPrinted);
    return { text, ...(tree && { tree }) };
  });
}

function asPrinted(value: unknown): string {
  return holdsExpression(value)
    ? format(value, { min: true, plugins: [foldingPlugin] })
    : formatAsNode(value);
}

/**
 * A value as an example shows it: expressions and lists of them as their text
 * and LaTeX, data as JSON, with MathJSON for the expressions in it, everything
 * else as Node prints it. What has parts comes with its tree, an expression
 * with that of its MathJSON.
 *
 * @param write - Writes what is no text of itself.
 */
export function toPart(value: unknown, write = asShown): Part {
  if (typeof value === "string") return { text: value };
  if (isError(value)) return { text: errorText(value) };
  const text = write(value);
  const latex = isExpression(value) ? value.latex : latexOfList(value);
  const tree = toTree(value);
  return {
    text,
    ...(latex === undefined ? {} : { latex }),
    ...(tree === undefined ? {} : { tree }),
  };
}

function asShown(value: unknown): string {
  if (isExpression(value) || isListOfExpressions(value)) return asJson(value);
  return isJson(value) ? JSON.stringify(value) : asPrinted(value);
}

function latexOfList(value: unknown): string | undefined {
  return isListOfExpressions(value)
    ? value.map(({ latex }) => latex).join(",\\quad ")
    : undefined;
}

function isError(value: unknown): value is Error {
  // Errors of another realm have another class.
  return (
    value instanceof Error ||
    Object.prototype.toString.call(value) === "[object Error]"
  );
}

/** An error, or whatever else was thrown, on one line. */
export function errorText(thrown: unknown): string {
  if (!isError(thrown)) return `Uncaught ${toPart(thrown).text}`;
  return `${thrown.name}: ${thrown.message}`;
}

/** Limits of the tree of a value: enough to read, little enough to send. */
const MAX_CHILDREN = 100;
const MAX_NODES = 1000;

/**
 * Makes the tree of the parts of a value, or of an expression's MathJSON.
 *
 * @param value - An array, an object, a map or a set; nothing else has parts.
 * @returns Nothing for a value without parts.
 */
function toTree(value: unknown): Tree | undefined {
  const tree = grow(value, { left: MAX_NODES });
  return tree.children === undefined ? undefined : tree;
}

function grow(value: unknown, budget: { left: number }): Tree {
  const text = shorten(asJson(value));
  const parts = childrenOf(value);
  if (parts === undefined || budget.left <= 0) return { text };
  const children: Branch[] = [];
  for (const [key, part] of parts.slice(0, MAX_CHILDREN)) {
    if ((budget.left -= 1) < 0) break;
    const branch = grow(part, budget);
    children.push(
      key === undefined ? branch : { key: shorten(key), ...branch },
    );
  }
  const more = parts.length - children.length;
  if (more > 0) children.push({ text: `… ${String(more)} more` });
  return { text, children };
}

type Child = readonly [key: string | undefined, value: unknown];

function childrenOf(value: unknown): Child[] | undefined {
  if (isExpression(value)) return childrenOf(value.json);
  if (Array.isArray(value)) return value.map((item) => [undefined, item]);
  if (typeof value !== "object" || value === null) return undefined;
  if (value instanceof Map) {
    return [...value].map(([key, item]) => [String(key), item]);
  }
  if (value instanceof Set) return [...value].map((item) => [undefined, item]);
  const entries = Object.entries(value);
  return entries.length === 0 ? undefined : entries;
}
