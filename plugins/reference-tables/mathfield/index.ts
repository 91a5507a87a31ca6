/** Tables of what a mathfield and its menu are made of, in our words. */
export { FIELD_CSS_WORDS } from "./css-words.ts";
export { mathfieldTable } from "./view.ts";
export { FIELD_WORDS, MENU_WORDS, PART_WORDS } from "./words.ts";
