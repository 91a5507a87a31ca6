/**
 * What every worker that computes does with the engine: evaluates its script,
 * and gives it to one job after the other as if it were new.
 */
export { importScript } from "./import-script";
export { ReusedEngine, type Rewindable } from "./reused";
