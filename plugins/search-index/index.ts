/** What the search finds, made by the build. */
export { recordsOf } from "./kept.ts";
export { commandSigns } from "./library/index.ts";
export { searchIndex } from "./plugin.ts";
