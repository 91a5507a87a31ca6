/** What the installed packages say of themselves. */
export { libraryData } from "./plugin.ts";
export { isSignature, remarkLibraryData, signatureName } from "./remark.ts";
export { operators } from "./sources/index.ts";
export { factsOf } from "./source.ts";
