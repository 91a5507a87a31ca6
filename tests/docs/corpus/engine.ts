import {
  ComputeEngine,
  type Expression,
  type MathJsonExpression,
} from "@cortex-js/compute-engine";
import { beforeEach, expect } from "vitest";

/** The tag of strings with LaTeX, under a name short enough for tables. */
export const S = String.raw;

interface SharedEngine {
  readonly ce: ComputeEngine;
  /** Forgets what the row before has left. */
  readonly fresh: () => void;
  /** Makes an expression of MathJSON that a test puts together. */
  readonly expr: (json: unknown) => Expression;
  /** Evaluates MathJSON that a test puts together. */
  readonly value: (json: unknown) => Expression;
  /** Makes a call of an operator with operands in MathJSON. */
  readonly call: (operator: string, ...operands: unknown[]) => Expression;
  /** Evaluates a call of an operator with operands in MathJSON. */
  readonly apply: (operator: string, ...operands: unknown[]) => Expression;
  /** Reads a formula, as LaTeX or MathJSON, which has to be valid. */
  readonly read: (formula: string | MathJsonExpression) => Expression;
  /** Evaluates a formula in LaTeX. */
  readonly compute: (latex: string) => Expression;
}

/**
 * An engine for many rows: making one for each takes most of the time of a loop.
 * Call `fresh()` before a row, and nothing is left of the row before.
 */
export function sharedEngine(): SharedEngine {
  const ce = new ComputeEngine();
  const start = ce.checkpoint();
  const expr = (json: unknown) => ce.expr(json as MathJsonExpression);
  return {
    ce,
    fresh: () => {
      ce.restore(start);
    },
    expr,
    value: (json) => expr(json).evaluate(),
    call: (...parts) => expr(parts),
    apply: (...parts) => expr(parts).evaluate(),
    read: (formula) => {
      const made =
        typeof formula === "string" ? ce.parse(formula) : ce.expr(formula);
      expect(made.isValid).toBe(true);
      return made;
    },
    compute: (latex) => ce.parse(latex).evaluate(),
  };
}

/** Makes a shared engine that is fresh before each test of the file. */
export function testEngine(): SharedEngine {
  const engine = sharedEngine();
  beforeEach(engine.fresh);
  return engine;
}
