/** What the installed packages say of themselves. */
export { readLibrary, type LibraryName } from "./operators.ts";
export { isSignature, remarkSignatures, signatureName } from "./remark.ts";
