/** What the search finds, made by the build. */
export { recordsOf } from "./kept.ts";
export { searchIndex } from "./plugin.ts";
