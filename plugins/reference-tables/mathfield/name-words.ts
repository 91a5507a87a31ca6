/** What each format of `getValue()` is. */
export const FORMAT_WORDS: Readonly<Record<string, string>> = {
  latex: "LaTeX, with macros by their names; what `value` gives",
  "latex-expanded": "LaTeX, with macros replaced by what they stand for",
  "latex-unstyled": "LaTeX without colors and other styles",
  "latex-without-placeholders":
    "LaTeX with each `\\placeholder{…}` replaced by its content",
  "ascii-math": "AsciiMath",
  typst: "Typst",
  "math-ml": "MathML, without `<math>` around it and without macros",
  "plain-text": "AsciiMath, without quotation marks around text",
  spoken: "Words; in the markup that `textToSpeechMarkup` names",
  "spoken-text": "Words without markup",
  "spoken-ssml": "Words in SSML, with pauses and emphasis",
  "spoken-ssml-with-highlighting": "In this version the same as `spoken-ssml`",
};

/** What a copied formula is on the clipboard. */
export const FLAVOR_WORDS: Readonly<Record<string, string>> = {
  "text/plain": "What `onExport` returns: LaTeX between `$$` by default",
  "application/x-latex": "LaTeX, with macros expanded",
  "application/json+mathlive": "The atoms of the formula, for mathfields",
  "application/json": "MathJSON, if the page has loaded the Compute Engine",
};

/** What the attributes of static formulas are for. */
export const ATTRIBUTE_WORDS: Readonly<Record<string, string>> = {
  mode: "`textstyle` or `displaystyle`; the default of `<math-span>` is the first, of `<math-div>` the second",
  format:
    "`latex`, which is the default, `ascii-math`, or `math-json`, which needs the Compute Engine in the page",
  macros: "Macros for this formula, as JSON",
  "letter-shape-style": "Which letters are upright and which italic",
  "min-font-scale": "The smallest size of nested scripts and fractions",
  "max-matrix-cols": "The most columns of a matrix",
};

/** What the options of `renderMathInElement()` are for. */
export const RENDER_OPTION_WORDS: Readonly<Record<string, string>> = {
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
