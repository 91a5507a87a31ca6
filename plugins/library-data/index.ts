/** What the installed packages say of themselves. */
export { isSignature, signatureName } from "./elements.ts";
export { entries } from "./entries.ts";
export {
  addressOf,
  LIBRARIES as API_LIBRARIES,
  layoutOf,
} from "./api/index.ts";
export { writePages } from "./pages.ts";
export { libraryData } from "./plugin.ts";
export { bindingRows, COMMAND_WORDS, selectorText } from "./keys/index.ts";
export {
  blocksToHtml,
  distribute,
  feedOf,
  LIBRARIES,
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
  operators,
  parseChangelog,
  readReleases,
  readTables,
} from "./sources/index.ts";
export { factsOf } from "./source.ts";
export { VIEWS } from "./views/index.ts";
