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
 * of the tests, a file of it and a pattern of titles.
 */

/** @type {readonly Mutation[]} */
export const MUTATIONS = [
  {
    what: "a generated page has the canonical address of another",
    file: "build/compute-engine/api/types/index.html",
    find: /(rel="?canonical"? href="?[^">]*)types\//,
    replace: "$1class/",
    caughtBy: { part: "built", file: "tests/built" },
  },
];
