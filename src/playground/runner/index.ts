/**
 * The runner's core: from the source of an example to what it prints. No DOM
 * and no Node in it: the build and the browser get the same text from it.
 */
export {
  compile,
  findSpans,
  type Compiled,
  type Language,
  type Program,
} from "./compile";
export { consoles, type ExampleConsole } from "./entries";
export { execute, type ModuleLoader, type RunResult } from "./execute";
export {
  findExpectations,
  stripExpectations,
  type Expectation,
} from "./expectations";
export { errorText, toPart } from "./format";
export { rewriteConsole } from "./rewrite";
export { shownIn } from "./shows";
