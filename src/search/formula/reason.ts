/** Why a formula of a page was found. */
import type { Known } from "./known";
import {
  MARKS,
  operatorsOf,
  sameToken,
  structureToken,
  treeTokens,
} from "./tokens";
import type { FormulaQuery, Reason } from "./types";

/** Says what a formula has in common with the one that is looked for. */
export function reasonOf(
  { tree = null }: FormulaQuery,
  formula: Known,
): Reason {
  const has = (token: string) => formula.tokens.has(token);
  if (!Array.isArray(tree)) return "commands";
  if (has(sameToken(tree))) return "same";
  if (structureToken(tree, Infinity) === structureToken(formula.tree, Infinity))
    return "structure";
  if (has(structureToken(tree, 3))) return "part";
  const isAlike = operatorsOf(formula.tokens).some((name) =>
    treeTokens(tree).has(MARKS.operator + name),
  );
  return isAlike ? "operators" : "commands";
}
