import * as library from "@cortex-js/compute-engine";
import { expect, test } from "vitest";

import { Evaluator } from "../../../src/calculation/evaluator.ts";
import type { Question } from "../../../src/calculation/index.ts";

/** Answers, and remembers the engines that were made for it. */
function watched() {
  const made: library.ComputeEngine[] = [];
  class Watched extends library.ComputeEngine {
    constructor() {
      super();
      made.push(this);
    }
  }
  const evaluator = new Evaluator({ ...library, ComputeEngine: Watched });
  return { made, evaluator };
}

const QUESTION: Question = {
  source: { format: "latex", text: "x+1" },
  tasks: ["value"],
};

test("questions share an engine, unless one has left something in it", () => {
  const { made, evaluator } = watched();
  const answer = () => [...evaluator.answer(QUESTION)].map(({ type }) => type);
  answer();
  answer();
  expect(made).toHaveLength(1);
  made[0]?.pushScope();
  answer();
  expect(made).toHaveLength(2);
  Object.assign(made[1] ?? {}, { left: true });
  answer();
  expect(made).toHaveLength(3);
  expect(answer()).toEqual(["reading", "outcome"]);
  expect(made).toHaveLength(3);
});
