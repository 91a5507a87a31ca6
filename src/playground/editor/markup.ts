/** The languages that only the editors of markup need: a chunk of its own. */
export { cssLanguage as css } from "@codemirror/lang-css";
export { htmlLanguage as html } from "@codemirror/lang-html";
