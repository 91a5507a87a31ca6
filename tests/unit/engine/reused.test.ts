import { ComputeEngine } from "@cortex-js/compute-engine";
import { describe, expect, test } from "vitest";

import { ReusedEngine } from "../../../src/engine.ts";

/** The engines of two jobs that run one after the other. */
function twoJobs(first: (ce: ComputeEngine) => void) {
  const reused = new ReusedEngine(() => new ComputeEngine());
  const before = reused.take();
  first(before);
  return { before, after: reused.take() };
}

describe("an engine that is used again", () => {
  test("is the same one, as it was when new", () => {
    const { before, after } = twoJobs((ce) => {
      ce.assign("x", 5);
      ce.declare("z", "integer");
      ce.assume(ce.parse("y > 0"));
      ce.parse("a \\land b").evaluate();
      ce.precision = 50;
      ce.tolerance = 0.001;
      ce.strict = false;
      ce.angularUnit = "deg";
      ce.recursionLimit = 5;
      ce.costFunction = () => 1;
      ce.latexOptions = { decimalSeparator: "," };
      ce.simplificationRules.push(...ce.simplificationRules);
      ce.declareType("pair", "tuple<integer, integer>");
    });
    expect(after).toBe(before);
    const fresh = new ComputeEngine();
    const facts = (ce: ComputeEngine) => [
      ce.parse("x^2").evaluate().toString(),
      String(ce.symbol("z").type),
      ce.parse("|y|").simplify().toString(),
      String(ce.symbol("a").type),
      ce.parse("\\pi").N().toString(),
      ce.parse("\\sin 90").evaluate().toString(),
      ce.parse("1.5").latex,
      [ce.precision, ce.tolerance, ce.strict, ce.recursionLimit],
      ce.costFunction(ce.parse("x + 1")),
      ce.simplificationRules.length,
    ];
    expect(facts(after)).toEqual(facts(fresh));
    expect(() => after.type("pair")).toThrow();
  });

  test.each([
    ["has a property of the job", { act: mark }],
    ["does not rewind", { act: (ce: ComputeEngine) => ce.pushScope() }],
    ["may not print", { act: deny }],
  ])("is given up when it %s", (_, { act }) => {
    const { before, after } = twoJobs(act);
    expect(after).not.toBe(before);
    expect(Object.keys(after)).not.toContain("mark");
  });

  test("is given up when a method of it was changed", () => {
    const { before, after } = twoJobs((ce) => {
      ce.parse = () => {
        throw new Error("not yours");
      };
    });
    expect(after).not.toBe(before);
    expect(after.parse("1 + 1").evaluate().toString()).toBe("2");
  });
});

function deny(ce: ComputeEngine): void {
  ce.effects = { console: null, entropy: null };
}

function mark(ce: ComputeEngine): void {
  Object.assign(ce, { mark: 1 });
}
