/** All that the installed packages are asked for, a kind of facts a file. */
import type { Source } from "../source.ts";
import { apiComputeEngine, apiMathlive } from "./api/index.ts";
import { operators } from "./operators.ts";

export * from "./api/index.ts";
export { operators, type LibraryName } from "./operators.ts";

export const SOURCES: readonly Source<unknown>[] = [
  operators,
  apiMathlive,
  apiComputeEngine,
];
