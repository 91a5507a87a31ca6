import { ComputeEngine } from "@cortex-js/compute-engine";

/**
 * An engine for many rows: making one for each takes most of the time of a loop.
 * Call `fresh()` before a row, and nothing is left of the row before.
 */
export function sharedEngine(): { ce: ComputeEngine; fresh: () => void } {
  const ce = new ComputeEngine();
  const start = ce.checkpoint();
  return {
    ce,
    fresh: () => {
      ce.restore(start);
    },
  };
}
