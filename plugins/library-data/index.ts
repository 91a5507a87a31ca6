/** What the installed packages say of themselves. */
export { isSignature, signatureName } from "./elements.ts";
export { entries } from "./entries.ts";
export {
  addressOf,
  INSTANCES,
  labelOf as apiLabel,
  LIBRARIES as API_LIBRARIES,
  layoutOf,
  pathOf as apiPath,
} from "./api/index.ts";
export { writePages } from "./pages.ts";
export { libraryData } from "./plugin.ts";
export {
  bindingRows,
  type BindingRow,
  COMMAND_WORDS,
  commandWords,
  isNeverPressed,
  selectorText,
  useText,
  useWords,
} from "./keys/index.ts";
export {
  addressOf as notesAddress,
  anchorOf,
  blocksToHtml,
  distribute,
  feedOf,
  LIBRARIES,
  longDate,
  notesOf,
  planOf,
  releasesOf,
} from "./releases/index.ts";
export { remarkLibraryData } from "./remark.ts";
export {
  commandsShown,
  cssVariables,
  editingCommands,
  environments,
  environmentsShown,
  inlineShortcuts,
  keybindings,
  LATEX_GROUPS,
  latexCommands,
  type LatexCommand,
  type LibraryName,
  operators,
  parseChangelog,
  readReleases,
  readTables,
  type Release,
} from "./sources/index.ts";
export { factsOf } from "./source.ts";
export { libraryTitle, nameAddress, VIEWS } from "./views/index.ts";
