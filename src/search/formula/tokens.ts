/** The parts of formulas by which they are compared. */
import { isKnown, partsOf, shapeOf, unwrap } from "./shape";
import type { Tree } from "./types";

/** Parts of a formula, and how much each of them tells. */
export type Tokens = ReadonlyMap<string, number>;

/** Prefixes of parts that only one kind of comparison gives. */
export const MARKS = {
  /** An operator. */
  operator: "op ",
  /** The whole, with its variables numbered. */
  same: "same ",
  /** A part, with names and numbers replaced. */
  structure: "tree ",
  /** A LaTeX command. */
  command: "\\",
  /** LaTeX that follows on other LaTeX. */
  sequence: "tex ",
} as const;

/** Share of each part in the comparison. */
const WEIGHTS = {
  operator: 1,
  /** Of a part with one, two or three levels. */
  levels: [1, 1.2, 1.2],
  /** Of a part with its small numbers, such as a square. */
  valued: 0.6,
  same: 3,
};

/** Most nodes of a tree that are looked at. */
const MAX_NODES = 400;

/**
 * Takes a formula apart into what it has in common with formulas of the same
 * structure, whatever their names and numbers are.
 *
 * @param tree - How the engine reads the formula.
 */
export function treeTokens(tree: Tree): Tokens {
  const tokens = new Map<string, number>();
  const root = unwrap(tree);
  if (partsOf(root) === undefined) return tokens;
  let nodes = 0;
  const visit = (node: Tree) => {
    const [head, ...operands] = partsOf(node) ?? [];
    nodes += 1;
    if (head === undefined || nodes > MAX_NODES) return;
    if (isKnown(head)) tokens.set(MARKS.operator + head, WEIGHTS.operator);
    for (const [index, weight] of WEIGHTS.levels.entries())
      tokens.set(structureToken(node, index + 1), weight);
    const valued = shapeOf(node, 1, valueOf);
    tokens.set(`${MARKS.structure}= ${valued}`, WEIGHTS.valued);
    operands.map(unwrap).forEach(visit);
  };
  visit(root);
  tokens.set(sameToken(root), WEIGHTS.same);
  return tokens;
}

/** Returns the part that formulas share which are the same but for names. */
export function sameToken(tree: Tree): string {
  const names = new Map<string, string>();
  const shape = shapeOf(unwrap(tree), Infinity, (leaf) => {
    if (typeof leaf !== "string" || isKnown(leaf)) return JSON.stringify(leaf);
    const name = names.get(leaf) ?? `_${String(names.size)}`;
    names.set(leaf, name);
    return name;
  });
  return MARKS.same + shape;
}

/** Returns the part that stands for the structure of a tree, to a level. */
export function structureToken(tree: Tree, levels: number): string {
  return `${MARKS.structure}${shapeOf(unwrap(tree), levels, kindOf)}`;
}

/** Writes a number as `#` and a variable as `_`. */
function kindOf(leaf: Tree): string {
  if (typeof leaf === "string") return isKnown(leaf) ? leaf : "_";
  return isText(leaf) ? '"' : "#";
}

/** As `kindOf`, with the small integers that give powers their names. */
function valueOf(leaf: Tree): string {
  const isSmall = typeof leaf === "number" && Math.abs(leaf) < 4;
  return isSmall ? String(leaf) : kindOf(leaf);
}

function isText(leaf: Tree): boolean {
  return typeof leaf === "object" && leaf !== null && "str" in leaf;
}

/** The operators among the parts of a formula, the outermost first. */
export function operatorsOf(tokens: Tokens): string[] {
  return [...tokens.keys()]
    .filter((token) => token.startsWith(MARKS.operator))
    .map((token) => token.slice(MARKS.operator.length));
}
