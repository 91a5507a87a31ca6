/** Tables of what the virtual keyboard is made of, described in our words. */
export { CSS_WORDS } from "./css-words.ts";
export { keyboardPicture, type Pictures, PICTURES } from "./picture.ts";
export { keyboardTable } from "./view.ts";
export { EVENT_WORDS, LAYOUT_WORDS, TOKEN_WORDS } from "./words.ts";
