/** What the installed packages say of themselves. */
export { isSignature, signatureName } from "./elements.ts";
export { entries, type LibraryEntry } from "./entries.ts";
export { libraryData } from "./plugin.ts";
export { remarkLibraryData } from "./remark.ts";
export { operators } from "./sources/index.ts";
export { factsOf } from "./source.ts";
