import { expect, test } from "vitest";

import { entries } from "../../plugins/name-register/index.ts";
import { tableRows } from "../page-rows.ts";
import { testEngine } from "./corpus/engine.ts";

const PAGE = "docs/compute-engine/reference/arithmetic.mdx";

const { ce } = testEngine();

// The names are components, which have no text.
const namesByRow = new Map<string, string[]>();
for (const { file, section, concept, name } of entries(process.cwd()))
  if (file === PAGE && section === "Constants")
    namesByRow.set(concept, [...(namesByRow.get(concept) ?? []), name]);
const names = [...namesByRow.values()];

const rows = tableRows(PAGE, "constants").map(([, means, latex = ""], row) => ({
  name: names[row]?.[0] ?? "",
  alias: names[row]?.[1],
  means,
  notations: latex.split(", ").filter(Boolean),
}));

test.each(rows)("$name: $means", ({ name, alias, notations }) => {
  const { json } = ce.expr(name);
  expect(json).toEqual(name === "ImaginaryUnit" ? ["Complex", 0, 1] : name);
  for (const latex of notations) expect(ce.parse(latex).json).toEqual(json);
  if (alias) expect(ce.expr(alias).json).toEqual(json);
});

test("a real constant keeps its name until N()", () => {
  const found = rows.flatMap(({ name }) => {
    const expr = ce.expr(name);
    if (!expr.type.matches("real")) return [];
    expect(expr.evaluate().json).toBe(name);
    expect(expr.N().re).toBeGreaterThan(0);
    return [name];
  });
  expect(found).toHaveLength(5);
});
