/**
 * What examples print, as elements of the page. Of the runner it uses nothing
 * but types, so that the page does not load a compiler.
 */
export { renderEntry } from "./entry";
export { latexBeside } from "./latex";
export { treeOfMathJson } from "./math-json";
export { addTree } from "./unfold";
