/**
 * The runner's core: from the source of an example to what it prints. No DOM
 * and no Node in it: the build and the browser get the same text from it.
 */
export { compile, findSpans, type Compiled } from "./compile";
export { consoles, type ExampleConsole } from "./console";
export { execute } from "./execute";
export {
  findExpectations,
  stripExpectations,
  type Expectation,
} from "./expectations";
export { errorText, toPart } from "./format";
export { rewriteConsole } from "./rewrite";
export { shownIn } from "./spans";
export type { Language, ModuleLoader, Program, RunResult } from "./types";
