import { CancellationError, ComputeEngine } from "@cortex-js/compute-engine";
import { describe, expect, test } from "vitest";

import { tableRows } from "../page-rows.ts";
import { CANCELLED, type Outcome } from "./corpus/cancelling.ts";
import { testEngine } from "./corpus/engine.ts";

const { ce, read } = testEngine();

function outcomeOf(error: unknown): Outcome {
  if (error instanceof CancellationError) return "stops";
  throw error;
}

describe("the guide about limits: what can be cancelled", () => {
  test.each(CANCELLED)("%j with an aborted signal", async (formula, want) => {
    const expr = read(formula);
    const signal = AbortSignal.abort("stop");
    expect(() => expr.evaluate({ signal })).not.toThrow();
    const got = await expr
      .evaluateAsync({ signal })
      .then((): Outcome => "computes", outcomeOf);
    expect(got).toBe(want);
  });

  test.each(CANCELLED)("%j within no time", (formula, _, want) => {
    const expr = read(formula);
    let got: Outcome = "computes";
    try {
      ce.withTimeLimit(0, () => expr.evaluate());
    } catch (error) {
      got = outcomeOf(error);
    }
    expect(got).toBe(want);
  });
});

const LIMITS = "docs/compute-engine/guides/limits.mdx";

test.each(tableRows(LIMITS, "bound-loops-recursion-and-lists"))(
  "zero lifts %s",
  (property = "") => {
    const engine = new ComputeEngine() as unknown as Record<string, number>;
    const name = property.replace("ce.", "");
    expect(engine[name]).toBeGreaterThan(0);
    expect(engine[name]).toBeLessThan(Infinity);
    engine[name] = 0;
    expect(engine[name]).toBe(Infinity);
  },
);
