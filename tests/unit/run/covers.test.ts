import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

import { Globby } from "@docusaurus/utils";
import { expect, test } from "vitest";

import covers from "../../e2e/covers.json";
import { allDocuments, documentsIn } from "../../run/covers.mjs";

/** Folders that hold browser tests, from `tests/e2e`. */
async function foldersWithSpecs(): Promise<string[]> {
  const specs = await Globby("tests/e2e/**/*.spec.ts");
  const folders = specs.map((file) =>
    path.posix.relative("tests/e2e", path.posix.dirname(file)),
  );
  return [...new Set(folders)].sort();
}

const places = Object.values(covers).flat();

test("every folder of browser tests names the sources that it covers", async () => {
  expect(Object.keys(covers).sort()).toEqual(await foldersWithSpecs());
});

test("the sources that browser tests cover exist", () => {
  expect(places.filter((place) => !existsSync(place))).toEqual([]);
});

test("every room of src has more than the visits of pages to cover it", () => {
  const rooms = readdirSync("src").map((name) => `src/${name}`);
  const special = Object.entries(covers)
    .filter(([folder]) => !["pages", "features/base-path"].includes(folder))
    .flatMap(([, own]) => own);
  const uncovered = rooms.filter(
    (room) => !special.some((place) => place.startsWith(room)),
  );
  expect(uncovered).toEqual([]);
});

test("documents are found where tests name them, and only there", () => {
  const hostile = documentsIn("hostile");
  expect(hostile).toContain("docs/compute-engine/demo.mdx");
  expect(hostile).toContain("src/pages/index.mdx");
  expect(hostile).not.toContain("docs/sdk.mdx");
  expect(documentsIn("features/tables")).toContain(
    "docs/compute-engine/reference/arithmetic.mdx",
  );
  // By a name that a file of support gives it.
  expect(documentsIn("features/chrome")).toContain(
    "docs/compute-engine/guides/evaluate.mdx",
  );
});

test("no folder lists documents, since tests name them", () => {
  const listed = places.filter(
    (place) => place.startsWith("docs/") && !place.includes("/_leads/"),
  );
  expect(listed).toEqual([]);
  expect(allDocuments()).toContain("docs/about.mdx");
  expect(allDocuments().some((file) => file.includes("/_leads/"))).toBe(false);
});
