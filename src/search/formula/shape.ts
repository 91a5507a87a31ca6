/** Trees of formulas, and how they are written to be compared. */
import type { Tree } from "./types";

/** Operators whose operands have no order. */
const UNORDERED = new Set(
  "Add Multiply Equal NotEqual And Or Xor Union Intersection Max Min GCD LCM Set".split(
    " ",
  ),
);

/** Operators around one operand that only say how it is written or bound. */
const WRAPPERS = new Set(["Block", "Delimiter", "Hold", "Sequence"]);

/** Tells whether a name is one of the standard library, and no variable. */
export function isKnown(name: string): boolean {
  return /^\p{Lu}\p{L}|^[DN]$/u.test(name);
}

/** The operator of a function, then its operands; nothing for a leaf. */
export function partsOf(node: Tree): [string, ...Tree[]] | undefined {
  if (!Array.isArray(node)) return undefined;
  const [head, ...operands] = node as Tree[];
  return typeof head === "string" ? [head, ...operands] : undefined;
}

/**
 * Leaves out of a tree what is not compared.
 *
 * @returns Null for one with errors.
 */
export function readable(tree: Tree): Tree {
  const isWrong = JSON.stringify(tree).includes('"Error"');
  return isWrong ? null : bare(tree);
}

function bare(tree: Tree): Tree {
  const node = unwrap(tree);
  const [head, ...operands] = partsOf(node) ?? [];
  return head === undefined ? node : [head, ...operands.map(bare)];
}

/** Takes a tree out of operators that only say how it is written or bound. */
export function unwrap(node: Tree): Tree {
  const [head, operand, ...others] = partsOf(node) ?? [];
  return head !== undefined &&
    WRAPPERS.has(head) &&
    operand !== undefined &&
    others.length === 0
    ? unwrap(operand)
    : node;
}

/**
 * Writes a tree down to a level, where an operator stands for all that is in
 * it. Operands without an order are sorted, and alike ones are written once.
 */
export function shapeOf(
  node: Tree,
  levels: number,
  leaf: (node: Tree) => string,
): string {
  const [head, ...operands] = partsOf(node) ?? [];
  if (head === undefined) return leaf(node);
  const name = isKnown(head) ? head : leaf(head);
  if (levels === 0) return name;
  const all = operands.map((one) => shapeOf(unwrap(one), levels - 1, leaf));
  const parts = UNORDERED.has(head) ? all.sort() : all;
  const shown =
    UNORDERED.has(head) && levels !== Infinity ? [...new Set(parts)] : parts;
  return `${name}(${shown.join()})`;
}
