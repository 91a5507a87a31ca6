import { withClass } from "../markup";

/** A selector of the names in code that are links. */
export const NAMES = `${withClass("line")} a`;
