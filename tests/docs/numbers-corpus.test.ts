import type { MathJsonExpression } from "@cortex-js/compute-engine";
import { expect, test } from "vitest";

import {
  factsOf,
  leastOperands,
  loadComputeEngine,
  operators,
} from "../../plugins/package-facts/index.ts";
import { entriesByName } from "../../plugins/reference-tables/index.ts";
import { CLAIMS } from "./corpus/claims.ts";
import { NUMBERS, numbersThatAre } from "./corpus/numbers.ts";
import { WORDS } from "./corpus/words.ts";

const { ComputeEngine } = loadComputeEngine();

const [radians, degrees] = [new ComputeEngine(), new ComputeEngine()];
degrees.angularUnit = "deg";

/** `N()` to 50 digits. All engines share the precision: it is set back. */
function precisely(applied: MathJsonExpression) {
  const { precision } = radians;
  radians.precision = 50;
  const value = radians.expr(applied).N();
  radians.precision = precision;
  return value;
}

const rows = CLAIMS.map((claim) => {
  const [operator, numbers, method, says, ...rest] = claim;
  const name = `${operator} of ${numbers}${rest.map((each) => `, ${JSON.stringify(each)}`).join("")}: ${method}() ${says}`;
  return { name, operator, numbers, method, says, rest };
});

test.each(rows)("$name", ({ operator, numbers, method, says, rest }) => {
  const wrong = numbersThatAre(numbers).flatMap(({ json }) => {
    const applied: MathJsonExpression = [operator, json, ...rest];
    const result = radians.expr(applied)[method]();
    const holds = WORDS[says]({
      operator,
      operand: radians.expr(json),
      result,
      get inDegrees() {
        return degrees.expr(applied)[method]();
      },
      get precise() {
        return precisely(applied);
      },
    });
    return holds ? [] : [`${JSON.stringify(applied)} is ${String(result)}`];
  });
  expect(wrong).toEqual([]);
});

const entries = entriesByName(process.cwd());
/** `String` joins a list, and `Symbol` takes names: the legend says so. */
const OTHERS = ["String", "Symbol"];
const listed = (await factsOf(operators)).filter(
  ({ name, traits }) =>
    entries.has(name) &&
    !OTHERS.includes(name) &&
    traits.includes("applies to each element of a list"),
);

test.each(listed)("$name applies to each element of a list", (fact) => {
  const { name, type } = fact;
  const rest = Array.from({ length: leastOperands(type) - 1 }, () => 2);
  const wrong = NUMBERS.flatMap(({ json }) => {
    const one = radians.expr([name, json, ...rest]);
    if (!one.isValid || !one.evaluate().isValid) return [];
    const all = radians.expr([name, ["List", json], ...rest]).evaluate();
    const expected = JSON.stringify(["List", one.evaluate().json]);
    return JSON.stringify(all.json) === expected
      ? []
      : [`${JSON.stringify(json)}: ${String(all)}, not ${expected}`];
  });
  expect(wrong).toEqual([]);
});
