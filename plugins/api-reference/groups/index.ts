/** How readers think of the exports of a package. */
export { COMPUTE_ENGINE_GROUPS } from "./compute-engine.ts";
export { type Group, groupOf } from "./group.ts";
export { MATHLIVE_GROUPS } from "./mathlive.ts";
