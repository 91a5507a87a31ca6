import { BROWSER_MUTATIONS } from "./list-browser.mjs";
import { LOOK_MUTATIONS } from "./list-looks.mjs";
import { SHOWN_MUTATIONS } from "./list-shown.mjs";

/**
 * Something that is broken on purpose, and the test that must see it.
 *
 * @typedef {object} Mutation
 * @property {string} what - What is wrong then.
 * @property {string} file - A file of the project or of its build; a glob,
 * since names of built files have digests.
 * @property {string | RegExp} find
 * @property {string} replace
 * @property {{ part: string, file: string, title?: string }} caughtBy - A part
 * of the tests, a file of it and, in a browser, a pattern of titles.
 */

/** @param {string} file */
const built = (file) => ({
  part: "built",
  file: `tests/built/${file}.test.ts`,
});

/** @type {readonly Mutation[]} */
const FILE_MUTATIONS = [
  {
    what: "a generated page has the canonical address of another",
    file: "build/compute-engine/api/types/index.html",
    find: /(rel="?canonical"? href="?[^">]*)types\//,
    replace: "$1class/",
    caughtBy: built("pages"),
  },
  {
    what: "two elements of a page have one id",
    file: "build/about/index.html",
    find: "</body>",
    replace: '<i id="twice"></i><i id="twice"></i></body>',
    caughtBy: built("pages"),
  },
  {
    what: "the rules of the site lose to those of the theme",
    file: "build/assets/css/styles.*.css",
    find: "@layer docusaurus.infima{",
    replace: "@layer site,docusaurus;@layer docusaurus.infima{",
    caughtBy: built("layers"),
  },
  {
    what: "a page has no description",
    file: "build/mathfield/index.html",
    find: /<meta [^>]*name="?description"?[^>]*>/,
    replace: "",
    caughtBy: built("pages"),
  },
  {
    what: "the sitemap lacks a page",
    file: "build/sitemap.xml",
    find: /<url><loc>[^<]*\/sdk\/<\/loc>.*?<\/url>/,
    replace: "",
    caughtBy: built("sitemap"),
  },
  {
    what: "a link of the sidebar leads nowhere",
    file: "build/mathfield/index.html",
    find: " href=/sdk/",
    replace: " href=/sdk-gone/",
    caughtBy: built("sidebar"),
  },
  {
    what: "a changelog names the feed of the other library",
    file: "build/mathfield/changelog/index.html",
    find: /href="?\/mathfield\/changelog\/atom\.xml/,
    replace: "href=/compute-engine/changelog/atom.xml",
    caughtBy: built("weights"),
  },
  {
    what: "a change of behavior is not told as one that may change results",
    file: "plugins/release-notes/release.ts",
    find: '"removed", "changed"];',
    replace: '"removed"];',
    caughtBy: {
      part: "unit",
      file: "tests/unit/plugins/release-behavior.test.ts",
    },
  },
  {
    what: "a page weighs too much",
    file: "build/mathfield/reference/keybindings/index.html",
    find: "</body>",
    replace: `<!--${"x".repeat(1_000_000)}--></body>`,
    caughtBy: built("weights"),
  },
  {
    what: "an example of the sources is missing on its page",
    file: "build/math-json/index.html",
    find: "data-playground=js",
    replace: "data-x=js",
    caughtBy: built("examples"),
  },
  {
    what: "a Markdown twin lacks what an example prints",
    file: "build/about.md",
    find: /^# .*$/m,
    replace: "",
    caughtBy: built("agent-docs"),
  },
  {
    what: "the worker of the search waits for another script",
    file: "build/assets/js/search-worker.*.js",
    find: /^/,
    replace: 'importScripts("x");',
    caughtBy: built("search-index"),
  },
  {
    what: "the navigation bar names a sidebar that there is not",
    file: "plugins/theme-settings.ts",
    find: 'sidebarId: "docs"',
    replace: 'sidebarId: "doc"',
    caughtBy: { part: "docs", file: "tests/docs/config.test.ts" },
  },
  {
    what: "a reference page has an entry twice",
    file: "docs/compute-engine/reference/arithmetic.mdx",
    find: '<Signature of="Abs"',
    replace: '<Signature of="Add"',
    caughtBy: {
      part: "docs",
      file: "tests/docs/reference.test.ts",
    },
  },
  {
    what: "a name of the library has another anchor than its own",
    file: "docs/compute-engine/reference/arithmetic.mdx",
    find: '<Name of="Lg" id="lg"',
    replace: '<Name of="Lg" id="log-10"',
    caughtBy: {
      part: "docs",
      file: "tests/docs/operators-coverage.test.ts",
    },
  },
  {
    what: "a link leads to an anchor that there is not",
    file: "docs/about.mdx",
    find: /$/,
    replace: "\n[Nowhere](/mathfield/#no-such-place)\n",
    caughtBy: { part: "docs", file: "tests/docs/links.test.ts" },
  },
  {
    what: "a key of the virtual keyboard has no description",
    file: "plugins/reference-tables/keyboard.ts",
    find: '"[undo]": "Undo",',
    replace: "",
    caughtBy: { part: "docs", file: "tests/docs/virtual-keyboard.test.ts" },
  },
  {
    what: "the program of the demo prints other labels",
    file: "src/features/compute-demo/recipe.ts",
    find: "${label}: ",
    replace: "${label} is ",
    caughtBy: {
      part: "unit",
      file: "tests/unit/compute-demo/program.test.ts",
    },
  },
  {
    what: "an engine is used again with what a job has left in it",
    file: "src/engine.ts",
    find: "Object.keys(engine).every((key) => marks.has(key)) &&",
    replace: "",
    caughtBy: { part: "unit", file: "tests/unit/engine/reused.test.ts" },
  },
  {
    what: "a copied program prints expressions as objects",
    file: "src/playground/program.ts",
    find: "text: (value) => `String(${value})`",
    replace: "text: (value) => value",
    caughtBy: { part: "examples", file: "tests/examples/copied.test.ts" },
  },
  {
    what: "a program sees a global that another left",
    file: "plugins/live-examples/worker.ts",
    find: "return !this.isTouched && this.#marks?.changed() === undefined;",
    replace: "return true;",
    caughtBy: { part: "unit", file: "tests/unit/plugins/isolation.test.ts" },
  },
  {
    what: "examples share a realm whatever they have left",
    file: "plugins/live-examples/worker.ts",
    find: "return !this.isTouched && this.#marks?.changed() === undefined;",
    replace: "return true;",
    caughtBy: { part: "examples", file: "tests/examples/realms.test.ts" },
  },
];

export const MUTATIONS = [
  ...FILE_MUTATIONS,
  ...BROWSER_MUTATIONS,
  ...LOOK_MUTATIONS,
  ...SHOWN_MUTATIONS,
];
