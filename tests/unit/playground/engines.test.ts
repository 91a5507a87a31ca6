import { ComputeEngine } from "@cortex-js/compute-engine";
import { describe, expect, test } from "vitest";

import {
  Engines,
  type EngineClass,
} from "../../../src/playground/sandbox/engines.ts";

const original = ComputeEngine as unknown as EngineClass;

/** The engines of two programs that run one after the other. */
function twoPrograms(first: (ce: ComputeEngine) => void) {
  const engines = new Engines();
  const engineOf = () =>
    new (engines.lend(original))() as unknown as ComputeEngine;
  const before = engineOf();
  first(before);
  return { before, after: engineOf() };
}

describe("an engine that is lent", () => {
  test("is the same one, as it was when new", () => {
    const { before, after } = twoPrograms((ce) => {
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
    ["has a property of the program", { act: mark }],
    ["does not rewind", { act: (ce: ComputeEngine) => ce.pushScope() }],
  ])("is given up when it %s", (_, { act }) => {
    const { before, after } = twoPrograms(act);
    expect(after).not.toBe(before);
    expect(Object.keys(after)).not.toContain("mark");
  });

  test("is given up when a method of it was changed", () => {
    const { before, after } = twoPrograms((ce) => {
      ce.parse = () => {
        throw new Error("not yours");
      };
    });
    expect(after).not.toBe(before);
    expect(after.parse("1 + 1").evaluate().toString()).toBe("2");
  });
});

test("programs that take the class from elsewhere get one of that class", () => {
  class Other extends original {}
  const engines = new Engines();
  const one = new (engines.lend(original))();
  const other = new (engines.lend(Other))();
  expect(one).not.toBeInstanceOf(Other);
  expect(other).toBeInstanceOf(Other);
  expect(new (engines.lend(original))()).toBe(one);
  expect(new (engines.lend(Other))()).toBe(other);
});

describe("a program's own engines", () => {
  test("are its own but for the first", () => {
    const Lent = new Engines().lend(original);
    const [first, second] = [new Lent(), new Lent()];
    expect(second).not.toBe(first);
    expect(second).toBeInstanceOf(Lent);
  });

  test("take what they are given", () => {
    const Lent = new Engines().lend(original);
    const ce = new Lent({ precision: 40 }) as unknown as ComputeEngine;
    expect(ce.precision).toBe(40);
  });

  test("may be of a class of its own", () => {
    const Lent = new Engines().lend(original);
    class Own extends Lent {
      readonly isOwn = true;
    }
    expect(new Own()).toHaveProperty("isOwn", true);
    expect(new Own()).toBeInstanceOf(ComputeEngine);
  });
});

function mark(ce: ComputeEngine): void {
  Object.assign(ce, { mark: 1 });
}
