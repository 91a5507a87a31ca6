/**
 * Guards of what an address brings to a page: it may come from anybody, so each
 * value is read and bounded here before anything shows it. What a page keeps in
 * its address is in `state`, which most pages do without.
 */
export { nestingFault } from "./json";
export { latexFault } from "./latex";
export { wordsOf } from "./words";
