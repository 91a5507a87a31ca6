/** Tables of what a mathfield is made of and works with, in our words. */
export { FIELD_CSS_WORDS } from "./css-words.ts";
export { FIELD_ATTRIBUTE_WORDS } from "./attribute-words.ts";
export { EVENT_WORDS, INPUT_TYPE_WORDS, NOT_HERE } from "./event-words.ts";
export {
  ATTRIBUTE_WORDS,
  FLAVOR_WORDS,
  FORMAT_WORDS,
  RENDER_OPTION_WORDS,
} from "./name-words.ts";
export { SCOPE_WORDS, SPEECH_WORDS } from "./speech-words.ts";
export { mathfieldTable } from "./view.ts";
export { FIELD_WORDS, MENU_WORDS, PART_WORDS } from "./words.ts";
