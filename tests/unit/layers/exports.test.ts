import { readFileSync } from "node:fs";

import { Globby } from "@docusaurus/utils";
import ts from "typescript";
import { expect, test } from "vitest";

/** Patterns of the files whose default export the site takes. */
const FILES = [
  "src/pages/**/*.{ts,tsx}",
  "src/theme/**/index.{ts,tsx}",
  "src/theme/*.{ts,tsx}",
  "docusaurus.config.ts",
  "sidebars.ts",
  "!**/_*",
  "!**/_*/**",
];

const files = await Globby(FILES);

function hasDefault(text: string): boolean {
  const source = ts.createSourceFile("a.tsx", text, ts.ScriptTarget.Latest);
  return source.statements.some(
    (statement) =>
      ts.isExportAssignment(statement) ||
      (ts.canHaveModifiers(statement) &&
        ts
          .getModifiers(statement)
          ?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) ||
      (ts.isExportDeclaration(statement) &&
        statement.exportClause !== undefined &&
        ts.isNamedExports(statement.exportClause) &&
        statement.exportClause.elements.some(
          ({ name }) => name.text === "default",
        )),
  );
}

test("there are pages and overrides to look at", () => {
  expect(files).toContain("docusaurus.config.ts");
  expect(files.filter((file) => file.startsWith("src/pages/"))).not.toEqual([]);
  expect(files.filter((file) => file.startsWith("src/theme/"))).not.toEqual([]);
});

test.each(files)("%s has a default export", (file) => {
  expect(hasDefault(readFileSync(file, "utf8"))).toBe(true);
});

test.each([
  ["export default function A() {}", true],
  ["const a = 1;\nexport default a;", true],
  ['export { A as default } from "./a";', true],
  ["export function A() {}", false],
  ["const a = { default: 1 };", false],
])("%s is read", (text, has) => {
  expect(hasDefault(text)).toBe(has);
});
