import path from "node:path";

import ts from "typescript";
import { expect, test } from "vitest";

import { ROOT } from "../../scripts/exec.mjs";

const DECLARATION = path.join(ROOT, "tests/frameworks/react/src/styles.d.ts");

/** As if it were in a project: it resolves the installed packages. */
const PROGRAM = path.join(ROOT, "imports-a-style-sheet.ts");

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noEmit: true,
  skipLibCheck: true,
  strict: true,
  target: ts.ScriptTarget.ES2023,
  types: [],
};

/** Codes of the errors of a program that imports the fonts of mathlive. */
function errorsWith(declarations: readonly string[]): number[] {
  const host = ts.createCompilerHost(OPTIONS);
  const fileExists = host.fileExists.bind(host);
  const getSourceFile = host.getSourceFile.bind(host);
  host.fileExists = (file) => file === PROGRAM || fileExists(file);
  host.getSourceFile = (file, version) =>
    file === PROGRAM
      ? ts.createSourceFile(file, 'import "mathlive/fonts.css";\n', version)
      : getSourceFile(file, version);
  const program = ts.createProgram([PROGRAM, ...declarations], OPTIONS, host);
  return ts.getPreEmitDiagnostics(program).map(({ code }) => code);
}

// What the guide to React says of TypeScript, whose project has this file.
test("a style sheet needs a declaration, which the guide shows", () => {
  expect(errorsWith([])).toEqual([2882]);
  expect(errorsWith([DECLARATION])).toEqual([]);
});
