import { describe, expect, test } from "vitest";

import { tableRows } from "../page-rows.ts";
import { testEngine } from "./corpus/engine.ts";

const { ce } = testEngine();

const rows = tableRows("docs/math-json/symbols.mdx", "how-names-become-latex")
  .map(([names = "", latex = ""]) => [names.split(", "), latex.split(", ")])
  .flatMap(([names = [], latex]) =>
    names.map((name, at) => [name, latex?.[at] ?? ""] as const),
  );

describe("the page about names: LaTeX and back", () => {
  test.each(rows)("%s is %s", (name, latex) => {
    expect(ce.expr(name).latex).toBe(latex);
    expect(ce.parse(latex).json).toBe(name);
  });
});
