import engine from "@generated/live-examples/sandbox/compute-engine.script";

import { createCalculator, type Calculator } from "../calculation";

/**
 * A calculator that loads the script that the examples run with, so that a
 * reader of both downloads it once.
 */
export function openCalculator(): Calculator {
  return createCalculator(engine);
}
