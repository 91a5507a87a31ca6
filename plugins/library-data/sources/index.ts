/** All that the installed packages are asked for, a kind of facts a file. */
import type { Source } from "../source.ts";
import { operators } from "./operators/index.ts";

export { operators, type LibraryName } from "./operators/index.ts";

export const SOURCES: readonly Source<unknown>[] = [operators];
