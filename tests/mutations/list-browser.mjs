/** @typedef {import("./list.mjs").Mutation} Mutation */

/** The scripts of the built site. */
export const SCRIPTS = "build/assets/js/*.js";

/**
 * @param {string} file
 * @param {string} [title]
 */
export const browser = (file, title) => ({
  part: "e2e",
  file: `tests/e2e/${file}.spec.ts`,
  title,
});

/** @type {readonly Mutation[]} */
export const BROWSER_MUTATIONS = [
  {
    what: "the sandbox of programs has no policy",
    file: "build/assets/sandbox/lane.*.html",
    find: /default-src 'none'; script-src [^"]*/,
    replace: "default-src * 'unsafe-inline' 'unsafe-eval' blob: data:",
    caughtBy: browser("hostile/program-reach", "reach neither"),
  },
  {
    what: "the sandbox of programs has the origin of the site",
    file: "build/assets/js/playground.*.js",
    find: '"allow-scripts"',
    replace: '"allow-scripts allow-same-origin"',
    caughtBy: browser("hostile/program-reach", "reach neither"),
  },
  {
    what: "results of markup hold frames",
    file: "build/assets/sandbox/frame.*.txt",
    find: "iframe|frame|frameset",
    replace: "frameset",
    caughtBy: browser("hostile/frames", "holds no frame"),
  },
  {
    what: "a page hears the messages of other windows",
    file: "build/mathfield/demo/index.html",
    find: ".stopImmediatePropagation()",
    replace: ".preventDefault()",
    caughtBy: browser("hostile/payloads-messages", "the mathfield demo"),
  },
  {
    what: "the documents of sandboxes start for pages of any site",
    file: "src/playground/port.ts",
    find: "origin !== home",
    replace: "!home",
    caughtBy: { part: "unit", file: "tests/unit/results-origin.test.ts" },
  },
  {
    what: "a page has no policy",
    file: "build/about/index.html",
    find: "Content-Security-Policy",
    replace: "No-Policy",
    caughtBy: browser("hostile/page-policy", "own files only"),
  },
  {
    what: "a page writes any markup",
    file: "build/about/index.html",
    find: "require-trusted-types-for 'script'; ",
    replace: "",
    caughtBy: browser("hostile/markup-policy", "no other in any way"),
  },
  {
    what: "a program can get hold of the port to the page",
    file: "build/assets/sandbox/worker.*.txt",
    find: /(\w+)\.postMessage\.bind\(\1\)/,
    replace: "(m)=>$1.postMessage(m)",
    caughtBy: browser("hostile/program-breakage", "forges"),
  },
  {
    what: "the playground runs anybody's code unasked",
    file: SCRIPTS,
    find: /void 0!==(\w)&&\w\.includes\(\1\)/,
    replace: "!0",
    caughtBy: browser("features/playground-page/own-code", "altered"),
  },
  {
    what: "the page shows a result that the engine does not give",
    file: "build/sdk/index.html",
    find: "<span class=result-text>x/2<",
    replace: "<span class=result-text>x/3<",
    caughtBy: browser("pages/pages", " /sdk/ is whole"),
  },
  {
    what: "the height stated for a result leaves a gap",
    file: "build/mathfield/guides/getting-started/index.html",
    find: "--height:7.9rem",
    replace: "--height:11.9rem",
    caughtBy: browser("pages/pages", "getting-started/ is whole"),
  },
  {
    what: "a fence for the browser states another version",
    file: "docs/about.mdx",
    find: "MathfieldElement.version); // → ",
    replace: "MathfieldElement.version); // → not ",
    caughtBy: browser("examples/checked", "about.mdx"),
  },
  {
    what: "a step of a tutorial says something else",
    file: "build/tutorials/simple-quiz/index.html",
    find: "You wrote",
    replace: "You typed",
    caughtBy: browser("features/tutorials/simple-quiz", "after step 1 of"),
  },
  {
    what: "a step of a tutorial shows another line than it adds",
    file: "build/tutorials/simple-quiz/index.html",
    find: "skipButton.hidden",
    replace: "skipButton.title",
    caughtBy: browser("features/tutorials/simple-quiz", "the last step of"),
  },
  {
    what: "a page asks another origin for something",
    file: "build/about/index.html",
    find: "</body>",
    replace: '<img src="https://example.org/x.png" alt=""></body>',
    caughtBy: browser("pages/pages", " /about/ is whole"),
  },
  {
    what: "a page is wider than a phone",
    file: "build/about/index.html",
    find: "<main",
    replace: '<div style="width:50rem">wide</div><main',
    caughtBy: browser("pages/pages", " /about/ is whole"),
  },
  {
    what: "the text of a page has too little contrast in the dark",
    file: "build/about/index.html",
    find: "</head>",
    replace:
      "<style>[data-theme=dark] main p{color:#444!important}</style></head>",
    caughtBy: browser("pages/pages", " /about/ is whole"),
  },
  {
    what: "the scheme comes after the content of the page",
    file: "build/about/index.html",
    find: 'setAttribute("data-theme",t||',
    replace: 'setAttribute("data-later",t||',
    caughtBy: browser("features/chrome/scheme", "before the first paint"),
  },
  {
    what: "the tools of a page are printed",
    file: "build/assets/css/styles.*.css",
    find: ".page-tools,.theme-doc-toc-desktop",
    replace: ".theme-doc-toc-desktop",
    caughtBy: browser("features/chrome/print", "none of the controls"),
  },
  {
    what: "the focus stays where it was on another page",
    file: SCRIPTS,
    find: '"PUSH"===',
    replace: '"NEVER"===',
    caughtBy: browser("features/chrome/arrival", "focus starts over"),
  },
  {
    what: "Back does not restore the place in a page",
    file: "build/about/index.html",
    find: "<head>",
    replace: '<head><script>history.scrollRestoration="manual"</script>',
    caughtBy: browser("features/chrome/arrival", "Back restores"),
  },
  {
    what: "links are fetched ahead on slow lines",
    file: SCRIPTS,
    find: /includes\("2g"\)\|\|navigator\.connection\?\.saveData/,
    replace: 'includes("9g")',
    caughtBy: browser("features/client/late-scripts", "never"),
  },
  {
    what: "the home page plots formulas with two unknowns",
    file: SCRIPTS,
    find: /\.others\.length>0/,
    replace: ".others.length>1",
    caughtBy: browser("features/home/formula", "a plot for one unknown"),
  },
  {
    what: "an unfinished formula counts as done",
    file: SCRIPTS,
    find: /status:"unfinished"/g,
    replace: 'status:"done"',
    caughtBy: browser("features/home/formula", "unfinished formula"),
  },
  {
    what: "Escape does not cancel a computation",
    file: SCRIPTS,
    find: '"Escape"!==e.key',
    replace: '"F9"!==e.key',
    caughtBy: browser("features/compute-demo/work", "heavy expression"),
  },
];
