/** Nesting depth of a formula, and the cost to render it. */
export interface Extent {
  /** The most groups, fences, environments and arguments open at one place. */
  readonly levels: number;
  /** Parts to render, each as often as MathLive renders it. */
  readonly cost: number;
}

/** A part of a formula that is open at a place in it. */
export interface Level {
  readonly kind: Kind | "formula" | "command" | "script";
  /** Number of levels that it counts for. */
  readonly weight: number;
  /** Number of times that it is rendered or serialized. */
  readonly times: number;
  /** Arguments that are still to come. */
  missing: number;
  /** Of all that has been found in it. */
  cost: number;
  /** Of the greatest part since the last character: a script may hang on it. */
  last: number;
  /** True if the last part was a script: another hangs beside it. */
  isScripted: boolean;
}

export type Kind =
  "group" | "fence" | "inner fence" | "table" | "bracket" | "rest";

export function hasArguments({ kind }: Level): boolean {
  return kind === "command" || kind === "script";
}

/** Adds up the cost of levels, each of which is in the one before it. */
export function costOf(levels: readonly Level[]): number {
  return levels.reduceRight(
    (inner, { times, cost }) => times * (cost + inner),
    0,
  );
}
