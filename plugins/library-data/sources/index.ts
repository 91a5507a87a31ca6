/** All that the installed packages are asked for, a kind of facts a file. */
import type { Source } from "../source.ts";
import { operators } from "./operators.ts";

export { operators, type LibraryName } from "./operators.ts";

export const SOURCES: readonly Source<unknown>[] = [operators];
