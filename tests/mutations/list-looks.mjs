/** @typedef {import("./list.mjs").Mutation} Mutation */

import { browser, SCRIPTS } from "./list-browser.mjs";

/** @type {readonly Mutation[]} */
export const LOOK_MUTATIONS = [
  {
    what: "the plot of the build is not where the live one will be",
    file: "build/assets/css/styles.*.css",
    find: ";display:flow-root}",
    replace: "}",
    caughtBy: browser("features/compute-demo/plot", "picture of the build"),
  },
  {
    what: "the address of a member lands below its place",
    file: "build/assets/css/styles.*.css",
    find: ".api-members{",
    replace: ".api-name{scroll-margin-top:6rem}.api-members{",
    caughtBy: browser("features/api/api", "lands below the bar"),
  },
  {
    what: "the contents do not follow the reader",
    file: SCRIPTS,
    find: '".table-of-contents__link--active"',
    replace: '".no-entry"',
    caughtBy: browser("features/chrome/contents", "stays in view"),
  },
  {
    what: "a line is drawn across a pole",
    file: "build/assets/js/plot.*.js",
    find: /\w\?\.breaks\.get\(\w\)\?\?\w+\(\w,\w\)/,
    replace: "!1",
    caughtBy: browser("features/compute-demo/plot", "no line joins"),
  },
];
