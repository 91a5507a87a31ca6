/** What the installed packages say of themselves. */
export { libraryData } from "./plugin.ts";
export { isSignature, remarkLibraryData, signatureName } from "./remark.ts";
export {
  commandsShown,
  environments,
  environmentsShown,
  latexCommands,
  operators,
} from "./sources/index.ts";
export { factsOf } from "./source.ts";
export { LATEX_GROUPS } from "./latex/index.ts";
export { VIEWS } from "./views/index.ts";
