/** What the installed packages say of themselves. */
export { libraryData } from "./plugin.ts";
export { isSignature, remarkLibraryData, signatureName } from "./remark.ts";
export {
  blocksToHtml,
  distribute,
  feedOf,
  LIBRARIES,
  notesOf,
  planOf,
  releasesOf,
} from "./releases/index.ts";
export { operators, parseChangelog, readReleases } from "./sources/index.ts";
export { factsOf } from "./source.ts";
