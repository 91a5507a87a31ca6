/**
 * The editor of the live examples. Import it when it is needed: with its
 * packages it weighs more than a page.
 */
export { createEditor } from "./create";
export { loadLanguage } from "./languages";
export type { Editor, EditorLanguage, EditorOptions } from "./types";
