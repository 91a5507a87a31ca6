/** All that the installed packages are asked for, a kind of facts a file. */
import type { Source } from "../source.ts";
import { operators } from "./operators.ts";
import { releasesComputeEngine } from "./releases-compute-engine.ts";
import { releasesMathlive } from "./releases-mathlive.ts";

export { operators, type LibraryName } from "./operators.ts";
export { KINDS, type Kind, type Release } from "./releases.ts";
export { parseChangelog } from "./releases-compute-engine.ts";
export { readReleases } from "./releases-mathlive.ts";
export { releasesComputeEngine, releasesMathlive };

export const SOURCES: readonly Source<unknown>[] = [
  operators,
  releasesComputeEngine,
  releasesMathlive,
];
