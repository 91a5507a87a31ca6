import { latexTokens } from "./latex";
import { treeTokens, type Tokens } from "./tokens";
import type { FormulaQuery, PlacedFormula, Tree } from "./types";

/** A formula of the pages with its parts. */
export interface Known {
  readonly latex: string;
  readonly tree: Tree;
  /** Indexes of the places that show it. */
  readonly places: readonly number[];
  readonly tokens: Tokens;
}

/** Takes a formula of the pages apart. */
export function known([latex, tree, places]: PlacedFormula): Known {
  return { latex, tree, places, tokens: tokensOf({ latex, tree }) };
}

/** The parts of a formula: of its tree, where it has one, and of its LaTeX. */
export function tokensOf({ latex, tree = null }: FormulaQuery): Tokens {
  return new Map([...treeTokens(tree), ...latexTokens(latex)]);
}
