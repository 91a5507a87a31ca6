/** MathJSON, as plain data. */
export type Tree =
  | string
  | number
  | boolean
  | null
  | readonly Tree[]
  | { readonly [key: string]: Tree };

/** A section of a page: what stands before the first has no anchor. */
export interface FormulaPlace {
  readonly anchor: string;
  /** The titles of the sections down to its own; none before the first. */
  readonly titles: readonly string[];
  /** Names of the standard library that have their entry there. */
  readonly operators?: readonly string[];
}

/** A page with formulas. */
export interface FormulaPage {
  /** From the root of the site, without its base path. */
  readonly url: string;
  readonly title: string;
  readonly places: readonly FormulaPlace[];
}

/** A formula, and the indexes of its places, counted through all pages. */
export type PlacedFormula = readonly [
  latex: string,
  /** How the engine reads it; null where it does not. */
  tree: Tree,
  places: readonly number[],
];

/** All that is searched by formula, as the build writes it. */
export interface FormulaData {
  readonly pages: readonly FormulaPage[];
  readonly formulas: readonly PlacedFormula[];
  /** LaTeX commands that have a row of their own. */
  readonly commands: readonly string[];
  /** What the address of a row begins with, before the name of its command. */
  readonly commandUrl: string;
}

/** A formula that a reader looks for. */
export interface FormulaQuery {
  readonly latex: string;
  /** How the engine reads it, once that is known. */
  readonly tree?: Tree;
}

/**
 * Why a place was found, the closest reason first: it shows the same formula
 * but for names, one of the same structure, or one that contains it; it is the
 * entry of an operator or a command; it shows a formula with the same
 * operators, or the same commands.
 */
export type Reason =
  "same" | "structure" | "part" | "entry" | "operators" | "commands";

/** A place that was found. */
export interface FormulaMatch {
  readonly url: string;
  readonly titles: readonly [string, ...string[]];
  readonly reason: Reason;
  /** The operators or commands that it has in common with the query. */
  readonly common: readonly string[];
  /** The formula that it shows; nothing for the entry of an operator. */
  readonly latex?: string;
}
