/** @typedef {import("./list.mjs").Mutation} Mutation */

import { browser, SCRIPTS } from "./list-browser.mjs";

const SHEET = "build/assets/css/styles.*.css";
const GUIDE = "build/compute-engine/guides/evaluate/index.html";

const shown = { part: "built", file: "tests/built/shown.test.ts" };
const pages = { part: "built", file: "tests/built/pages.test.ts" };

/** @param {string} name */
const docs = (name) => ({ part: "docs", file: `tests/docs/${name}.test.ts` });

/**
 * Mutations of what a page shows, and React does not compare.
 *
 * @type {readonly Mutation[]}
 */
export const SHOWN_MUTATIONS = [
  {
    what: "a typo takes an example out of what is run",
    file: "docs/about.mdx",
    find: "js checked",
    replace: "js check",
    caughtBy: docs("examples"),
  },
  {
    what: "a document has no description",
    file: "docs/about.mdx",
    find: /^description: .*\n/m,
    replace: "",
    caughtBy: docs("front-matter"),
  },
  {
    what: "a heading has another id",
    file: "docs/about.mdx",
    find: "## Built with",
    replace: "## Made with",
    caughtBy: docs("addresses"),
  },
  {
    what: "a result is typeset as something else",
    file: GUIDE,
    find: "\\displaystyle \\frac{1}{3}+2",
    replace: "\\displaystyle \\frac{1}{4}+2",
    caughtBy: shown,
  },
  {
    what: "code has no colors",
    file: GUIDE,
    find: /class="?code-[a-z]+"?/g,
    replace: "",
    caughtBy: shown,
  },
  {
    what: "a card explains another name",
    file: "build/compute-engine/api/expression/cards.json",
    find: '"#Expression.hash":{"code":"hash',
    replace: '"#Expression.hash":{"code":"digest',
    caughtBy: shown,
  },
  {
    what: "the curves of a page are drawn in each other's places",
    file: "build/compute-engine/reference/arithmetic/index.html",
    find: /(plot-curve-1" d=")([^"]+)("[^]*?plot-curve-1" d=")(?!M-40)([^"]+)/,
    replace: "$1$4$3$2",
    caughtBy: shown,
  },
  {
    what: "an example that varies throws",
    file: "build/compute-engine/guides/performance/index.html",
    find: /(<figure[^>]* data-varies[^]*?<code><span class=line>)/,
    replace: "$1null.x;",
    caughtBy: browser("examples/parity", "print in reverse order what"),
  },
  {
    what: "a page has the social card of another",
    file: "build/about/index.html",
    find: /\/og\/about\.png/g,
    replace: "/og/sdk.png",
    caughtBy: pages,
  },
  {
    what: "a social card has the title of another page",
    file: "build/about/index.html",
    find: 'og:title content="About',
    replace: 'og:title content="SDK',
    caughtBy: pages,
  },
  {
    what: "Copy gives results with the code",
    file: SCRIPTS,
    find: /pre > code > \$\{\(0,\w+\.\w+\)\("line"\)\}/,
    replace: "pre > code > *",
    caughtBy: browser("features/playground/copy-form", "before an example is"),
  },
  {
    what: "formulas break into lines",
    file: SHEET,
    find: ".katex .katex-base{white-space:nowrap;width:min-content",
    replace: ".katex .katex-base{white-space:normal;width:auto",
    caughtBy: browser("features/chrome/seen", "does not break"),
  },
  {
    what: "the focus has no ring",
    file: SHEET,
    find: ":focus-visible{outline:2px solid",
    replace: ":focus-visible{outline:0 solid",
    caughtBy: browser("features/chrome/seen", "the focus is seen"),
  },
  {
    what: "a link that is pointed at cannot be read in the dark",
    file: SHEET,
    find: ".markdown a:hover{",
    replace: "[data-theme=dark] .markdown a:hover{color:#333;",
    caughtBy: browser("features/chrome/seen", "is read, in the dark"),
  },
  {
    what: "examples in markup are not printed",
    file: SHEET,
    find: "@media print{.result-unfold{",
    replace: "@media print{.playground-result,.result-unfold{",
    caughtBy: browser("features/chrome/print", "sources and its result"),
  },
  {
    what: "a section that has moved does not lead on",
    file: SCRIPTS,
    find: /(\w)===`#\$\{(\w)\}`\?/,
    replace: "$1===$2?",
    caughtBy: browser("features/client/moved", "leads on"),
  },
];
