/** What the editor of examples completes, read from the packages. */
export { editorFacts, readEditorFacts } from "./plugin.ts";
