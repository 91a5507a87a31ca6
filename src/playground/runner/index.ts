/**
 * The runner's core: from the source of an example to what it prints. No DOM
 * and no Node in it: the build and the browser get the same text from it.
 */
export { compile, type Compiled } from "./compile";
export { execute } from "./execute";
export {
  findExpectations,
  stripExpectations,
  type Expectation,
} from "./expectations";
export { errorText, toPart } from "./format";
export type { Host, Language, ModuleLoader, Program, RunResult } from "./types";
