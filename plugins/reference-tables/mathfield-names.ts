import {
  codeHtml,
  tableHtml,
  tablesOf,
  wordsFor,
  wordsTable,
} from "../generated-content/index.ts";
import type { Html } from "../html.ts";
import { mathfieldNames } from "../package-facts/index.ts";
import {
  FIELD_EVENT_WORDS,
  INPUT_TYPE_WORDS,
  NOT_HERE,
} from "./event-words.ts";

/**
 * Tables of the names that pages and mathfields exchange, by what they are of.
 */
export const NAME_TABLES = tablesOf(mathfieldNames, {
  events: ({ events }) => {
    const shown = events.filter((name) => !Object.hasOwn(NOT_HERE, name));
    return described(["Event", "When"], shown, FIELD_EVENT_WORDS);
  },
  "input-types": ({ inputTypes }) =>
    described(["Input type", "What changes"], inputTypes, INPUT_TYPE_WORDS),
  formats: ({ formats }) =>
    described(["Format", "What it is"], formats, FORMAT_WORDS),
  flavors: ({ flavors }) =>
    described(["Type", "Content"], flavors, FLAVOR_WORDS),
  speech: ({ speech }) =>
    described(["Static", "What it is for"], speech, SPEECH_WORDS),
  scopes: ({ scopes }) =>
    described(["Scope", "What is spoken"], scopes, SCOPE_WORDS),
  "static-attributes": ({ staticAttributes: names }) =>
    described(["Attribute", "What it is for"], names, ATTRIBUTE_WORDS),
  "render-options": ({ renderOptions }) =>
    tableHtml(
      ["Option", "Default", "What it is for"],
      renderOptions.map(({ name, fallback }) => [
        codeHtml(name),
        codeHtml(fallback === undefined ? "" : JSON.stringify(fallback)),
        wordsFor(name, RENDER_OPTION_WORDS, "options of renderMathInElement()"),
      ]),
    ),
});

type Words = Readonly<Record<string, string>>;

function described(
  columns: readonly [string, string],
  names: readonly string[],
  words: Words,
): Html {
  const list = `${columns[0].toLowerCase()}s of mathfields`;
  return wordsTable(columns, names, words, list);
}

/** Descriptions of the formats of `getValue()`. */
export const FORMAT_WORDS: Words = {
  latex: "LaTeX, with macros by their names; what `value` gives",
  "latex-expanded": "LaTeX, with macros replaced by what they stand for",
  "latex-unstyled": "LaTeX without colors and other styles",
  "latex-without-placeholders":
    "LaTeX with each prompt replaced by its content, and without placeholders",
  "ascii-math": "AsciiMath",
  typst: "Typst",
  "math-ml": "MathML, without `<math>` around it and without macros",
  "plain-text": "AsciiMath, without quotation marks around text",
  spoken: "Words; in the markup that `textToSpeechMarkup` names",
  "spoken-text": "Words without markup",
  "spoken-ssml": "Words in SSML, with pauses",
  "spoken-ssml-with-highlighting": "In this version the same as `spoken-ssml`",
};

/** Descriptions of the data of a copied formula on the clipboard, by type. */
export const FLAVOR_WORDS: Words = {
  "text/plain": "What `onExport` returns: LaTeX between `$$` by default",
  "application/x-latex": "LaTeX, with macros expanded",
  "application/json+mathlive": "The atoms of the formula, for mathfields",
  "application/json": "MathJSON, if the page has loaded the Compute Engine",
};

/** Descriptions of the attributes of static formulas. */
export const ATTRIBUTE_WORDS: Words = {
  mode: "`textstyle` or `displaystyle`, which look alike in this version",
  format:
    "`latex`, which is the default, `ascii-math`, or `math-json`, which needs the Compute Engine in the page",
  macros: "Macros for this formula, as JSON",
  "letter-shape-style": "Which letters are upright and which italic",
  "min-font-scale": "Nothing: this version does not read it",
  "max-matrix-cols": "Nothing: this version does not read it",
};

/** Descriptions of the options of `renderMathInElement()`. */
export const RENDER_OPTION_WORDS: Words = {
  skipTags: "Names of elements whose text is not searched",
  ignoreClass:
    "A regular expression: elements with a matching `class` are not searched",
  processClass:
    "A regular expression: elements with a matching `class` are searched all the same",
  processScriptType: "The type of `<script>` elements that hold LaTeX",
  processMathJSONScriptType:
    "The type of `<script>` elements that hold MathJSON",
  renderAccessibleContent:
    "What screen readers get: `mathml`, `speakable-text`, both, or an empty string for nothing",
  readAloud: "Nothing: this version does not read it",
  "asciiMath.delimiters": "Pairs of delimiters around AsciiMath",
  "TeX.processEnvironments":
    "Whether a text that begins with `\\begin` is a formula",
  "TeX.delimiters": "Pairs of delimiters around LaTeX",
  "TeX.className":
    "`display` and `inline`: regular expressions for the `class` of elements that hold LaTeX without delimiters",
};

/** Descriptions of the static members of `MathfieldElement` for speech. */
export const SPEECH_WORDS: Words = {
  speechEngine:
    "`local`, which is the default, speaks with the browser’s voice; `amazon` asks Amazon Polly",
  speechEngineRate:
    "The speed in SSML, such as `slow` or `150%`; the browser’s voice ignores it",
  speechEngineVoice:
    "The voice of Amazon Polly; the browser’s voice ignores it",
  textToSpeechMarkup:
    "The markup of the format `spoken` and of what is spoken: none by default, or `ssml`; `ssml_step` is for the Speech Rule Engine, and `mac` for macOS",
  textToSpeechRules:
    "Who finds the words: `mathlive`, which is the default, or `sre`, the Speech Rule Engine, if the page has loaded it",
  textToSpeechRulesOptions: "Options for the Speech Rule Engine",
  speakHook: "Called with the words in place of speaking them",
  readAloudHook:
    "Called with an element and the words in place of reading them with highlighting",
};

/** Descriptions of the scopes of the command `speak`. */
export const SCOPE_WORDS: Words = {
  all: "The formula",
  selection: "The selection",
  left: "The symbol, such as a digit, or the part just before the caret",
  right: "The symbol or the part just after the caret",
  group: "The group that the caret is in, such as a numerator",
  parent: "The part whose group the caret is in, such as a fraction",
};
