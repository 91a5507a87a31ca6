import * as library from "@cortex-js/compute-engine";
import { describe, expect, test } from "vitest";

import { Evaluator } from "../../../src/calculation/evaluator.ts";
import type { Reading } from "../../../src/calculation/types.ts";
import {
  ALL,
  answerOf,
  foldOf,
  SECTIONS,
  TASKS,
} from "../../../src/features/compute-demo/results.ts";
import { show, type Shown } from "../../../src/features/compute-demo/shown.ts";

const evaluator = new Evaluator(library);

/** All that the page knows of an expression. */
async function findingsOf(text: string) {
  const source = { format: "latex", text } as const;
  let reading: Reading | undefined;
  const results = new Map<string, Shown>();
  for (const progress of evaluator.answer({ source, tasks: ALL }))
    if (progress.type === "reading") reading = progress.reading;
    else results.set(progress.task, await show(progress.outcome));
  if (!reading) throw new Error("Nothing was read.");
  return { reading, resultOf: (task: string) => results.get(task) };
}

describe("the answer", () => {
  test.each([
    ["x^2=x+1", "Solutions for x", "\\sqrt{5}"],
    ["x+y=3,x-y=1", "Solutions", "x=2"],
    ["\\int_0^1\\sqrt{1-x^2}\\,dx", "Value", "\\frac{\\pi}{4}"],
    ["\\frac{d}{dx}x^3", "Value", "3x^2"],
    ["\\frac{x^2-1}{x-1}", "Simplified", "x+1"],
    ["x^2-x-6", "Factored", "(x-3)(x+2)"],
    ["\\sin(x)+7", "Simplified", "\\sin(x)+7"],
    ["p\\lor(p\\land q)", "Value", "p"],
  ])("to %s is under %s", async (latex, title, part) => {
    const { reading, resultOf } = await findingsOf(latex);
    const answer = answerOf(reading, resultOf);
    expect(answer?.title).toBe(title);
    expect(answer?.shown.copy).toContain(part);
  });

  test("to an inequality says what the engine cannot do", async () => {
    const { reading, resultOf } = await findingsOf("x<3");
    expect(answerOf(reading, resultOf)?.shown.body).toEqual({
      kind: "none",
      reason: "The engine solves equations, not inequalities.",
    });
  });

  test("has decimals where they differ from the value", async () => {
    const fraction = await findingsOf("\\frac{24}{5}");
    const { decimal } = answerOf(fraction.reading, fraction.resultOf) ?? {};
    expect(decimal?.copy).toBe("4.8");
    const whole = await findingsOf("3+4");
    expect(answerOf(whole.reading, whole.resultOf)).not.toHaveProperty(
      "decimal",
    );
  });

  test("has an uncertain number only where there is no exact value", async () => {
    const exact = await findingsOf("\\int_0^1\\sqrt{1-x^2}\\,dx");
    expect(answerOf(exact.reading, exact.resultOf)).not.toHaveProperty(
      "decimal",
    );
    const sampled = await findingsOf("\\int_0^1\\cos(x^3)\\,dx");
    const { decimal } = answerOf(sampled.reading, sampled.resultOf) ?? {};
    expect(decimal?.copy).toMatch(/^0\.9317.*\\pm/);
  });

  test("is not known before what decides it", async () => {
    const { reading, resultOf } = await findingsOf("x^2-x-6");
    const early = (task: string) =>
      task === "factored" ? undefined : resultOf(task);
    expect(answerOf(reading, early)).toBeUndefined();
  });
});

describe("equal results", () => {
  test("share a panel, under the names of all", async () => {
    const { resultOf } = await findingsOf("x^2-x-6");
    const [forms = []] = SECTIONS;
    expect(foldOf(forms, resultOf).map(({ title }) => title)).toEqual([
      "Canonical form, simplified, expanded, value, number",
      "Factored",
    ]);
  });

  test("are also equal reasons", async () => {
    const { resultOf } = await findingsOf("3+4");
    const [, calculus = []] = SECTIONS;
    const [only, ...more] = foldOf(calculus, resultOf);
    expect(more).toEqual([]);
    expect(only?.title).toBe("Derivative, antiderivative, solutions");
  });
});

test("each result is in one section", () => {
  expect(SECTIONS.flat()).toEqual(TASKS.map(({ task }) => task));
});
