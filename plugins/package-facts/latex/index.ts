/** What each command and environment looks like, and who else knows it. */
export { latexAddress } from "./address.ts";
export { LATEX_GROUPS } from "./groups.ts";
export {
  commandsShown,
  environmentsShown,
  type CommandShown,
  type LatexShown,
} from "./shown.ts";
export { isRest } from "./uses.ts";
