/**
 * What programs print: the runner makes it, pages show it. It loads nothing, so
 * that a page need not have the compiler to read what was printed.
 */
export { Allowance, MAX_CHARACTERS } from "./allowance";
export { MAX_COLUMNS, MAX_PARTS, MAX_ROWS, shorten } from "./limits";
export { entryText } from "./text";
export type { Branch, Entry, Level, Part, ShownAs, Table, Tree } from "./types";
