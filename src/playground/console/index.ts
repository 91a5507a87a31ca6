/**
 * What examples print, as markup of the build and as elements of the page. Of
 * the runner it uses nothing but types, so that the page loads no compiler.
 */
export { enliven, renderEntry, shownText } from "./entry";
export { latexBeside } from "./latex";
export { treeOfMathJson } from "./math-json";
export { resultOf } from "./result";
