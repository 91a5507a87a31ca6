import type { AssignValue } from "@cortex-js/compute-engine";
import { expect, test } from "vitest";

import { tablesOf } from "../page-rows.ts";
import { testEngine } from "./corpus/engine.ts";
import { runCell } from "./run-cell.ts";

const table = tablesOf("docs/compute-engine/guides/symbols.mdx");

const { ce, compute } = testEngine();

const x = () => String(ce.symbol("x").evaluate());

/** By what a reader wants: values at first, where to look, what is there. */
const WANTED: Readonly<
  Record<
    string,
    [Record<string, AssignValue>, (found: unknown) => unknown, string]
  >
> = {
  "give one symbol a value, or several": [{}, x, "5"],
  "read a value": [{ x: 5 }, (found) => found, "5"],
  "take a value away": [{ x: 5 }, x, "x"],
  "try a value once": [{}, (found) => `${String(found)}, ${x()}`, "z + 5, x"],
  "state a type": [{}, () => ce.symbol("n").type, "integer"],
  "make a constant": [
    {},
    () => [ce.symbol("g").value, ce.symbol("g").isConstant],
    "9.81,true",
  ],
  "define a function": [{}, () => compute("f(3)"), "9"],
  "find which symbols have no value": [{ x: 5 }, (found) => found, "z"],
  "find out what a name is": [{ x: 5 }, (found) => typeof found, "object"],
};

const rows = table("which-call").flatMap(([wanted = "", calls = ""]) =>
  calls
    .replace(" for operators", "")
    .split(/(?<=\)), (?:and )?(?=ce\.)/)
    .map((call) => [call, wanted] as const),
);

// The guide about scopes has examples of these two, which need operands.
const whole = rows.filter(([, wanted]) => wanted !== "use values for a while");

test.each(whole)("%s, to %s", (call, wanted) => {
  const [values, look, found] = WANTED[wanted] ?? [{}, () => wanted, ""];
  ce.assign(values);
  const expr = ce.parse("x + z");
  expect(String(look(runCell(call, { ce, expr })))).toBe(found);
});
