import type {
  ComputeEngine as Engine,
  Expression,
  MathJsonExpression,
} from "@cortex-js/compute-engine";
import { expect, test } from "vitest";

import { entriesByName } from "../../plugins/name-register/index.ts";
import {
  factsOf,
  leastOperands,
  loadComputeEngine,
  operators,
} from "../../plugins/package-facts/index.ts";
import { CLAIMS } from "./corpus/claims.ts";
import { NUMBERS, numbersThatAre } from "./corpus/numbers.ts";
import { WORDS } from "./corpus/words.ts";

const { ComputeEngine } = loadComputeEngine();

const [radians, degrees] = [new ComputeEngine(), new ComputeEngine()];
degrees.angularUnit = "deg";

/** `N()` to 50 digits. All engines share the precision: it is set back. */
function precisely(ce: Engine, applied: MathJsonExpression) {
  const { precision } = ce;
  ce.precision = 50;
  const value = ce.expr(applied).N();
  ce.precision = precision;
  return value;
}

const rows = CLAIMS.flatMap(([operators, numbers, method, says, ...rest]) =>
  operators.split(" ").map((operator) => {
    const name = `${operator} of ${numbers}${rest.map((each) => `, ${JSON.stringify(each)}`).join("")}: ${method}() ${says}`;
    return { name, operator, numbers, method, says, rest };
  }),
);

test.each(rows)("$name", ({ operator, numbers, method, says, rest }) => {
  const wrong = [radians, degrees].flatMap((ce) =>
    numbersThatAre(numbers).flatMap(({ json }) => {
      const applied: MathJsonExpression = [operator, json, ...rest];
      const result = ce.expr(applied)[method]();
      const holds = WORDS[says]({
        operator,
        operand: ce.expr(json),
        result,
        get inOtherUnit() {
          return (ce === radians ? degrees : radians).expr(applied)[method]();
        },
        get precise() {
          return precisely(ce, applied);
        },
      });
      const angle = `${JSON.stringify(applied)} in ${ce.angularUnit}`;
      return holds ? [] : [`${angle} is ${String(result)}`];
    }),
  );
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

const COLORS: MathJsonExpression[] = ["'red'", ["Rgb", 20, 40, 60]];
/** Their first operand alone leaves them exact, and they stay. */
const NEED_A_DECIMAL = /^(Bessel|EllipticPi|PolyGamma)/;

/** What is in a list, by the type of the operand, and what follows the list. */
function operandsOf(
  name: string,
  type: string,
): [MathJsonExpression[], MathJsonExpression] {
  if (type.startsWith("(boolean")) return [["True", "False"], "True"];
  if (type.startsWith("(color")) return [COLORS, 2];
  const numbers = NUMBERS.map(({ json }) => json);
  return [numbers, NEED_A_DECIMAL.test(name) ? 0.25 : 2];
}

test.each(listed)("$name applies to each element of a list", (fact) => {
  const { name, type } = fact;
  const [elements, other] = operandsOf(name, type);
  const rest = Array.from({ length: leastOperands(type) - 1 }, () => other);
  const values = new Map(
    elements.flatMap((json) => {
      const one = radians.expr([name, json, ...rest]);
      const value = one.evaluate();
      return one.isValid && value.isValid ? [[json, value] as const] : [];
    }),
  );
  // The value of a call that makes a color is the call.
  const isColor = type.endsWith("-> color");
  const isTrial = ({ operator }: Expression) => isColor || operator !== name;
  expect([...values.values()].some(isTrial)).toBe(true);
  const wrong = [...values].flatMap(([json, value]) => {
    const all = radians.expr([name, ["List", json], ...rest]).evaluate();
    const expected = JSON.stringify(["List", value.json]);
    return JSON.stringify(all.json) === expected
      ? []
      : [`${JSON.stringify(json)}: ${String(all)}, not ${expected}`];
  });
  expect(wrong).toEqual([]);
});
