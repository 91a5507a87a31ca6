/** The releases of the packages, as their change logs state them. */
export { releasesComputeEngine } from "./compute-engine.ts";
export { releasesMathlive } from "./mathlive.ts";
export { KINDS, type Release } from "./release.ts";
