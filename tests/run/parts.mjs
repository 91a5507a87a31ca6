import path from "node:path";

import { ROOT, tool } from "../../scripts/exec.mjs";
import { vitest } from "./report.mjs";

/**
 * One part of the tests.
 *
 * @typedef {object} Part
 * @property {string} name - What selects it on the command line.
 * @property {string} [group] - A name it shares with others.
 * @property {string} title - What its progress line says.
 * @property {"sources" | "site"} lane - Parts of a lane run one after the
 * other, lanes beside each other: what looks at the sources alone need not
 * wait for the build and the browser.
 * @property {() => string[]} command - Program and arguments. A function,
 * since tools are looked up after they are installed.
 * @property {readonly string[]} [on] - What its outcome depends on, files, and
 * folders with a `/` at the end: its tests need not run again where they passed
 * on the same. Without it, they always run.
 * @property {boolean} [isKept] - Whether what passed is reused by `npm test`
 * too, and not only where that is asked for what is affected.
 * @property {boolean} [isQuick] - Whether `npm run test:quick` has it.
 * @property {"vitest" | "playwright"} [counts] - The tool whose report holds
 * the number of its tests; without one the part counts as one test.
 * @property {string} [needs] - Name of the part it is built on.
 * @property {boolean} [browser] - Whether it needs a browser.
 */

/** All that is no document. */
const CODE = [
  "docusaurus.config.ts",
  "eslint.config.mjs",
  "plugins/",
  "sidebars.ts",
  "src/",
  "static/",
  "tests/",
  "tsconfig.json",
];

/**
 * All parts, in the order they run in their lane.
 *
 * @type {readonly Part[]}
 */
export const PARTS = [
  {
    name: "format",
    title: "Format (prettier)",
    lane: "sources",
    command: () => [...tool("prettier"), "--check", "."],
  },
  {
    name: "eslint",
    group: "lint",
    title: "Lint scripts (eslint)",
    lane: "sources",
    on: CODE,
    isQuick: true,
    command: () =>
      [...tool("eslint"), ".", "--max-warnings=0", "--cache"].concat(
        "--cache-location=node_modules/.cache/eslint/",
      ),
  },
  {
    name: "stylelint",
    group: "lint",
    title: "Lint styles (stylelint)",
    lane: "sources",
    on: ["src/"],
    isQuick: true,
    command: () => [...tool("stylelint"), "src/**/*.css", "--max-warnings=0"],
  },
  {
    name: "markdownlint",
    group: "lint",
    title: "Lint documents (markdownlint)",
    lane: "sources",
    isQuick: true,
    command: () => tool("markdownlint-cli2"),
  },
  {
    name: "cspell",
    group: "lint",
    title: "Spelling (cspell)",
    lane: "sources",
    isQuick: true,
    command: () => [
      ...tool("cspell"),
      "--no-progress",
      "--quiet",
      "--dot",
      ".",
    ],
  },
  {
    name: "types",
    title: "Types (tsc)",
    lane: "sources",
    on: CODE,
    isQuick: true,
    command: () => tool("typescript", "tsc"),
  },
  {
    name: "unused",
    title: "Unused code and cycles (knip)",
    lane: "sources",
    command: () => [...tool("knip"), "--no-config-hints"],
  },
  {
    name: "unit",
    title: "Unit tests (vitest)",
    lane: "sources",
    on: CODE,
    isQuick: true,
    command: () => vitest("unit"),
    counts: "vitest",
  },
  {
    name: "docs",
    title: "Documentation tests (vitest)",
    lane: "sources",
    isQuick: true,
    command: () => vitest("docs"),
    counts: "vitest",
  },
  {
    name: "examples",
    title: "Examples of the pages (vitest)",
    lane: "sources",
    on: [
      "docs/",
      "plugins/",
      "src/playground/",
      "tests/draw.ts",
      "tests/examples/",
    ],
    command: () => vitest("examples"),
    counts: "vitest",
  },
  {
    name: "frameworks",
    title: "Projects of frameworks (playwright)",
    lane: "sources",
    on: [
      "tests/frameworks/",
      "tests/e2e/support/fixture.ts",
      "tests/e2e/support/intercept.ts",
      "tests/playwright.config.mts",
    ],
    isKept: true,
    command: () => [
      process.execPath,
      path.join(ROOT, "tests/frameworks/run.mjs"),
    ],
    counts: "playwright",
    browser: true,
  },
  {
    name: "build",
    title: "Build (docusaurus)",
    lane: "site",
    isQuick: true,
    command: () => [...tool("@docusaurus/core", "docusaurus"), "build"],
  },
  {
    name: "built",
    title: "Tests of what was built (vitest)",
    lane: "site",
    isQuick: true,
    command: () => vitest("built"),
    counts: "vitest",
    needs: "build",
  },
  {
    name: "e2e",
    title: "Browser tests (playwright)",
    lane: "site",
    isQuick: true,
    command: () => [
      ...tool("@playwright/test", "playwright"),
      "test",
      "--config=tests/playwright.config.mts",
    ],
    counts: "playwright",
    needs: "build",
    browser: true,
  },
];
