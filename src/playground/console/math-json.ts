import type { Tree } from "../output";
import { treeOf } from "./tree";

/** How much of an expression a tree shows: enough to read. */
const MAX_CHILDREN = 100;
const MAX_NODES = 1000;

/**
 * An expression as a list that unfolds.
 *
 * @param json - MathJSON, as plain data.
 */
export function treeOfMathJson(json: unknown): HTMLElement {
  const tree = grow(json, { left: MAX_NODES });
  return treeOf([{ text: tree.text, latex: "", tree }]);
}

function grow(json: unknown, budget: { left: number }): Tree {
  const text = JSON.stringify(json);
  if (!Array.isArray(json) || budget.left <= 0) return { text };
  const children: Tree[] = [];
  for (const part of json.slice(0, MAX_CHILDREN) as unknown[]) {
    if ((budget.left -= 1) < 0) break;
    children.push(grow(part, budget));
  }
  const more = json.length - children.length;
  if (more > 0) children.push({ text: `… ${String(more)} more` });
  return { text, children };
}
