import { shorten, type Branch, type Tree } from "../output";
import { isExpression } from "./expression";

/** How much of a value a tree shows: enough to read, little enough to send. */
const MAX_CHILDREN = 100;
const MAX_NODES = 1000;

/** How a value is written on one line. */
type Write = (value: unknown) => string;

/**
 * What a value is made of, an expression of its MathJSON.
 *
 * @param value - An array, an object, a map or a set; nothing else has parts.
 * @param write - Writes a value on one line.
 * @returns Nothing for a value without parts.
 */
export function toTree(value: unknown, write: Write): Tree | undefined {
  const tree = grow(value, write, { left: MAX_NODES });
  return tree.children === undefined ? undefined : tree;
}

function grow(value: unknown, write: Write, budget: { left: number }): Tree {
  const text = shorten(write(value));
  const parts = partsOf(value);
  if (parts === undefined || budget.left <= 0) return { text };
  const children: Branch[] = [];
  for (const [key, part] of parts.slice(0, MAX_CHILDREN)) {
    if ((budget.left -= 1) < 0) break;
    const branch = grow(part, write, budget);
    children.push(
      key === undefined ? branch : { key: shorten(key), ...branch },
    );
  }
  const more = parts.length - children.length;
  if (more > 0) children.push({ text: `… ${String(more)} more` });
  return { text, children };
}

type Part = readonly [key: string | undefined, value: unknown];

function partsOf(value: unknown): Part[] | undefined {
  if (isExpression(value)) return partsOf(value.json);
  if (Array.isArray(value)) return value.map((item) => [undefined, item]);
  if (typeof value !== "object" || value === null) return undefined;
  if (value instanceof Map) {
    return [...value].map(([key, item]) => [String(key), item]);
  }
  if (value instanceof Set) return [...value].map((item) => [undefined, item]);
  const entries = Object.entries(value);
  return entries.length === 0 ? undefined : entries;
}
