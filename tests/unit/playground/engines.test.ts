import { ComputeEngine } from "@cortex-js/compute-engine";
import { describe, expect, test } from "vitest";

import {
  Engines,
  type EngineClass,
} from "../../../src/playground/sandbox/modules.ts";

const original = ComputeEngine as unknown as EngineClass;

test("a program gets the engine of the one before, as it was when new", () => {
  const engines = new Engines();
  const engineOf = () =>
    new (engines.lend(original))() as unknown as ComputeEngine;
  const before = engineOf();
  before.assign("x", 5);
  const after = engineOf();
  expect(after).toBe(before);
  expect(after.parse("x^2").evaluate().toString()).toBe("x^2");
  after.pushScope();
  expect(engineOf()).not.toBe(after);
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
