/** What cards say of the names in code, a file a page. */
export { namedFacts } from "./facts.ts";
export { codeCards } from "./plugin.ts";
