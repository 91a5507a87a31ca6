import type { ComputeEngine, Expression, Library } from "../library";
import type { Result } from "../types";

/** What a task works on. */
export interface Problem {
  readonly library: Library;
  readonly engine: ComputeEngine;
  /** In canonical form. */
  readonly expression: Expression;
  /** What to derive by and solve for, if there is an unknown. */
  readonly variable: string | undefined;
  /** Significant digits of the numeric value. */
  readonly digits: number | undefined;
}

/** Does one thing with an expression. */
export type Solver = (problem: Problem) => Result;

/** Why there is nothing to derive by or solve for. */
export const NO_UNKNOWN = "The expression has no unknown.";

export function none(reason: string): Result {
  return { status: "none", reason };
}
