/** Rows of commands and environments. */
export { commandRows, environmentRows, sharePaths } from "./rows.ts";
export { mathliveStyles } from "./styles.ts";
