/** What the installed packages say of themselves. */
export { addressOf, layoutOf, LIBRARIES } from "./api/index.ts";
export { writePages } from "./pages.ts";
export { libraryData } from "./plugin.ts";
export { isSignature, remarkLibraryData, signatureName } from "./remark.ts";
export { operators } from "./sources/index.ts";
export { factsOf } from "./source.ts";
