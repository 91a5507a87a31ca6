/** The releases of the packages, as their change logs state them. */
export { releasesComputeEngine } from "./compute-engine.ts";
export { releasesMathlive } from "./mathlive.ts";
export { MARKS, marksOf, type Release } from "./release.ts";
