import { whenIdle } from "../loading";
import { WorkerCalculator } from "./calculator";
import type { Calculator } from "./types";

export { answerOf, faultIn, TITLES, type Answer, type Named } from "./answer";
export { axesOf, curvesOf, functionsOf, type Drawn } from "./drawn";
export { systemOf } from "./equation";
export { DIGITS } from "./library";
export { inquire, type Shown } from "./shown";
export type * from "./types";

/**
 * Something that computes, in workers of its own. It loads nothing before it is
 * opened or asked; close it with the page that asks it.
 *
 * @param engine - Address of the engine's script for browsers.
 */
export function createCalculator(engine: string): Calculator {
  return new WorkerCalculator({
    startWorker() {
      const worker = new Worker(
        /* webpackChunkName: "calculation-worker" */
        new URL("./worker.ts", import.meta.url),
      );
      worker.postMessage(engine);
      return worker;
    },
    whenIdle,
  });
}
