/** What the installed packages say of themselves. */
export { readLibrary } from "./operators.ts";
export { isSignature, remarkSignatures, signatureName } from "./remark.ts";
