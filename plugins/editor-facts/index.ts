/** What the editor of examples completes, read from the packages. */
export { signatureOf } from "./fact.ts";
export { editorFacts, readEditorFacts } from "./plugin.ts";
