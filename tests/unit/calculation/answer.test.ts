import * as library from "@cortex-js/compute-engine";
import { describe, expect, test } from "vitest";

import { answerOf, TITLES } from "../../../src/calculation/answer.ts";
import { Evaluator } from "../../../src/calculation/evaluator.ts";
import { show, type Shown } from "../../../src/calculation/shown.ts";
import type { Reading, Task } from "../../../src/calculation/types.ts";

const evaluator = new Evaluator(library);

/** The answer to an expression, with some tasks left undone. */
async function answerTo(text: string, undone: readonly Task[] = []) {
  const source = { format: "latex", text } as const;
  const tasks = (Object.keys(TITLES) as Task[]).filter(
    (task) => !undone.includes(task),
  );
  let reading: Reading | undefined;
  const results = new Map<string, Shown>();
  for (const progress of evaluator.answer({ source, tasks }))
    if (progress.type === "reading") reading = progress.reading;
    else results.set(progress.task, await show(progress.outcome));
  if (!reading) throw new Error("Nothing was read.");
  return answerOf(reading, (task) => results.get(task));
}

/** The same where it is known. */
async function known(text: string) {
  const answer = await answerTo(text);
  if (typeof answer === "string") throw new Error(`${answer} is not known.`);
  return answer;
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
    const answer = await known(latex);
    expect(answer.title).toBe(title);
    expect(title.startsWith(TITLES[answer.task])).toBe(true);
    expect(answer.shown.copy).toContain(part);
  });

  test("to an inequality says what the engine cannot do", async () => {
    expect((await known("x<3")).shown.body).toEqual({
      kind: "none",
      reason: "The engine solves equations, not inequalities.",
    });
  });

  test("has decimals where they differ from the value", async () => {
    expect((await known("\\frac{24}{5}")).decimal?.copy).toBe("4.8");
    expect(await known("3+4")).not.toHaveProperty("decimal");
  });

  test("has an uncertain number only where there is no exact value", async () => {
    const exact = await known("\\int_0^1\\sqrt{1-x^2}\\,dx");
    expect(exact).not.toHaveProperty("decimal");
    const sampled = await known("\\int_0^1\\cos(x^3)\\,dx");
    expect(sampled.decimal?.copy).toMatch(/^0\.9317.*\\pm/);
  });

  test.each([
    ["x^2-x-6", ["canonical", "value", "simplified", "factored"]],
    ["x^2=x+1", ["canonical", "solutions"]],
    ["\\frac{24}{5}", ["canonical", "value"]],
  ] as const)("to %s is not known before %j", async (latex, needed) => {
    for (const task of needed) expect(await answerTo(latex, [task])).toBe(task);
    const others = (Object.keys(TITLES) as Task[]).filter(
      (task) => !(needed as readonly Task[]).includes(task),
    );
    expect(await answerTo(latex, others)).toHaveProperty("shown");
  });
});
