/** What keys and commands of a mathfield do, made ready to be shown. */
export { formulaHtml } from "./formula.ts";
export { groupOf, GROUPS } from "./groups.ts";
export { capsHtml, conditionText, isNeverPressed } from "./labels.ts";
export { bindingRows, type BindingRow } from "./rows.ts";
export {
  commandWords,
  exampleArgs,
  selectorText,
  useText,
  useWords,
} from "./uses.ts";
export { COMMAND_WORDS } from "./words.ts";
