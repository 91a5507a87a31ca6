/** Rows of commands and environments. */
export {
  commandRows,
  ENVIRONMENTS,
  environmentRows,
  sharePaths,
} from "./rows.ts";
export { mathliveStyles } from "./styles.ts";
