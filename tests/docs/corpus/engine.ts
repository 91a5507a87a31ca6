import {
  ComputeEngine,
  type Expression,
  type MathJsonExpression,
} from "@cortex-js/compute-engine";

interface SharedEngine {
  readonly ce: ComputeEngine;
  /** Forgets what the row before has left. */
  readonly fresh: () => void;
  /** The value of MathJSON that a test puts together. */
  readonly value: (json: unknown) => Expression;
}

/**
 * An engine for many rows: making one for each takes most of the time of a loop.
 * Call `fresh()` before a row, and nothing is left of the row before.
 */
export function sharedEngine(): SharedEngine {
  const ce = new ComputeEngine();
  const start = ce.checkpoint();
  return {
    ce,
    fresh: () => {
      ce.restore(start);
    },
    value: (json) => ce.expr(json as MathJsonExpression).evaluate(),
  };
}
