import * as library from "@cortex-js/compute-engine";
import { describe, expect, test } from "vitest";

import { TITLES } from "../../../src/calculation/answer.ts";
import { Evaluator } from "../../../src/calculation/evaluator.ts";
import { show, type Shown } from "../../../src/calculation/shown.ts";
import {
  ALL,
  foldOf,
  SECTIONS,
} from "../../../src/features/compute-demo/results.ts";

const evaluator = new Evaluator(library);

/** All results of an expression. */
async function resultsOf(text: string) {
  const source = { format: "latex", text } as const;
  const results = new Map<string, Shown>();
  for (const progress of evaluator.answer({ source, tasks: ALL }))
    if (progress.type === "outcome")
      results.set(progress.task, await show(progress.outcome));
  return (task: string) => results.get(task);
}

describe("equal results", () => {
  test("share a panel, under the names of all", async () => {
    const resultOf = await resultsOf("x^2-x-6");
    const [forms = []] = SECTIONS;
    expect(foldOf(forms, resultOf).map(({ title }) => title)).toEqual([
      "Canonical form, simplified, expanded, value, number",
      "Factored",
    ]);
  });

  test("are also equal reasons", async () => {
    const resultOf = await resultsOf("3+4");
    const [, calculus = []] = SECTIONS;
    const [only, ...more] = foldOf(calculus, resultOf);
    expect(more).toEqual([]);
    expect(only?.title).toBe("Derivative, antiderivative, solutions");
  });
});

test("each result is in one section", () => {
  expect(SECTIONS.flat().sort()).toEqual(Object.keys(TITLES).sort());
});
