import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { ROOT } from "../../scripts/exec.mjs";

/** Has the browser tests, a folder for each kind of them. */
const TESTS = "tests/e2e";

/**
 * The folders of browser tests, and the sources that each of them covers,
 * without documents.
 */
export const COVERS = /** @type {Record<string, string[]>} */ (
  JSON.parse(readFileSync(path.join(ROOT, TESTS, "covers.json"), "utf8"))
);

/** Folders whose tests visit all documents, and may be limited to some. */
export const BY_DOCUMENT = ["pages", "examples"];

/** A route or a document in a test: `"/about/"`, `docs/about.mdx`. */
const NAMED = /["'`](\/(?:[\w-]+\/)*)(?=["'`?#])|\b(docs\/[\w/-]+\.mdx)\b/g;

/**
 * The documents that the tests of a folder name, by their file or their route.
 * Those that a test chooses by what a page has are not among them: such a test
 * is about the code that makes the page.
 *
 * @param {string} folder - A folder of the browser tests: `features/home`.
 * @returns {string[]} Files of the project.
 */
export function documentsIn(folder) {
  const dir = path.join(ROOT, TESTS, folder);
  const files = readdirSync(dir, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => path.join(dir, file));
  const found = withImports(files).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(NAMED)].flatMap(
      ([, route, document = ""]) => (route ? documentsAt(route) : [document]),
    ),
  );
  return [...new Set(found)]
    .filter((file) => existsSync(path.join(ROOT, file)))
    .sort();
}

/** An import of another file of the tests. */
const IMPORT = /\bfrom "(\.[^"]+\.ts)"/g;

/**
 * Files of tests, and those of tests that they import.
 *
 * @param {readonly string[]} files
 */
function withImports(files) {
  const all = new Set(files);
  // Those that are added on the way are visited as well.
  for (const file of all)
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(IMPORT)) {
      const imported = path.join(path.dirname(file), name);
      if (imported.startsWith(path.join(ROOT, "tests/"))) all.add(imported);
    }
  return [...all];
}

/** @param {string} route - Where the document of a page may be. */
function documentsAt(route) {
  const place = route.slice(1, -1);
  return [`${place}.mdx`, path.posix.join(place, "index.mdx")].flatMap((name) =>
    ["docs", "src/pages"].map((folder) => `${folder}/${name}`),
  );
}

/**
 * Returns what the tests of a folder depend on: files, and folders with a `/`
 * at the end; without the documents, where the tests visit all.
 *
 * @param {string} folder
 */
export function dependencies(folder) {
  return [
    ...(COVERS[folder] ?? []),
    ...(BY_DOCUMENT.includes(folder) ? [] : documentsIn(folder)),
    `${TESTS}/${folder}/`,
    `${TESTS}/support/`,
    "tests/built/site.ts",
    "tests/playwright.config.mts",
  ];
}

/**
 * Returns what the tests of one document depend on, besides.
 *
 * @param {string} document - `docs/tutorials/simple-quiz.mdx`.
 */
export function placesOf(document) {
  return [document, `${document.slice(0, -".mdx".length)}/`];
}

/** All documents that an author writes, from the project's folder. */
export function allDocuments() {
  return ["docs", "src/pages"].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .map((name) => path.posix.join(folder, name))
      .filter(
        (file) =>
          file.endsWith(".mdx") &&
          !/\/(?:api|changelog)\/(?!index\.)/.test(file),
      )
      .sort(),
  );
}
