/** What the installed packages say of themselves. */
export { libraryData } from "./plugin.ts";
export { isSignature, remarkLibraryData, signatureName } from "./remark.ts";
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
export {
  cssVariables,
  editingCommands,
  inlineShortcuts,
  keybindings,
  operators,
  parseChangelog,
  readReleases,
  readTables,
} from "./sources/index.ts";
export { VIEWS } from "./views/index.ts";
export { factsOf } from "./source.ts";
