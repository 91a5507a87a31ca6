/** Rows of commands and environments. */
export {
  commandRows,
  ENVIRONMENTS,
  environmentRows,
  type RowGroup,
  sharePaths,
} from "./rows.ts";
export { mathliveStyles } from "./styles.ts";
