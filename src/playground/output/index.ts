/**
 * What programs print: the runner makes it, pages show it. It loads nothing, so
 * that a page need not have the compiler to read what was printed.
 */
export { Allowance } from "./allowance";
export { entryText } from "./text";
export type { Branch, Entry, Level, Part, Table, Tree } from "./types";
