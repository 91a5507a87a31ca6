import * as library from "@cortex-js/compute-engine";
import { describe, expect, test } from "vitest";

import { TITLES } from "../../../src/calculation/answer";
import { Evaluator } from "../../../src/calculation/evaluator";
import type { Outcome, Reading, Task } from "../../../src/calculation/types";
import { GALLERY } from "../../../src/features/compute-demo/gallery";
import { programOf } from "../../../src/features/compute-demo/recipe";
import { ALL, SECTIONS } from "../../../src/features/compute-demo/results";
import {
  INITIAL,
  INITIAL_JSON,
  INITIAL_VARIABLE,
  readState,
  sourceOf,
  type DemoState,
} from "../../../src/features/compute-demo/state";

/** All results, each with its title. */
const TASKS = SECTIONS.flat().map((task) => ({ task, title: TITLES[task] }));

/** Evaluates the expression of a state as the page does. */
function compute(state: DemoState) {
  const evaluator = new Evaluator(library);
  const source = sourceOf(state);
  const { digits, variable } = state;
  let reading: Reading | undefined;
  const outcomes = new Map<Task, Outcome>();
  for (const progress of evaluator.answer({
    source,
    tasks: ALL,
    digits,
    variable,
  }))
    if (progress.type === "reading") reading = progress.reading;
    else outcomes.set(progress.task, progress.outcome);
  return { reading, outcomes, variable: reading?.variable };
}

/** Runs a program and returns its output, by the label before the colon. */
function run(program: string): Map<string, string> {
  const body = program.replace(
    /^import (\{[^}]*\}) from "@cortex-js\/compute-engine";$/m,
    "const $1 = library;",
  );
  expect(body).not.toMatch(/^import/m);
  const printed = new Map<string, string>();
  const console = {
    log: (text: string) => {
      const [, label = "", value = ""] = /^([^:]+): ([^]*)$/.exec(text) ?? [];
      printed.set(label, value.replace(/\s+/g, " ").trim());
    },
  };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the subject
  const execute = new Function("library", "console", body) as (
    ...given: unknown[]
  ) => void;
  execute(library, console);
  return printed;
}

/** A result as the program prints it. */
function textOf(outcome: Outcome | undefined): string | undefined {
  switch (outcome?.status) {
    case "expression":
      return outcome.value.text;
    case "expressions":
      return outcome.values.map(({ text }) => text).join();
    case "code":
      return outcome.code.replace(/\s+/g, " ").trim();
    default:
      return undefined;
  }
}

const STATES: readonly (readonly [string, DemoState])[] = [
  ["the first expression", INITIAL],
  ["other digits", { ...INITIAL, latex: "\\frac{\\pi}{7}", digits: 50 }],
  ["MathJSON", { ...INITIAL, mathjson: '["Sin", ["Divide", "Pi", 4]]' }],
  ["another variable", { ...INITIAL, latex: "x^2y+1", variable: "y" }],
  ...GALLERY.map(({ title, state }): [string, DemoState] => {
    const found = readState(new URLSearchParams(state).toString());
    expect(found.faults).toEqual([]);
    return [title, found.state];
  }),
];

/** A state with what the page shows of it, and what its program prints. */
interface Tried {
  readonly found: ReturnType<typeof compute>;
  readonly shown: readonly { readonly title: string; readonly text: string }[];
  readonly printed: ReadonlyMap<string, string>;
}

function tryState(state: DemoState): Tried {
  const found = compute(state);
  const shown = TASKS.flatMap(({ task, title }) => {
    const text = textOf(found.outcomes.get(task));
    return text === undefined ? [] : [{ task, title, text }];
  });
  const canonical = found.outcomes.get("canonical");
  const program = programOf(state, {
    tasks: new Set(shown.map(({ task }) => task)),
    variable: found.variable,
    canonical:
      canonical?.status === "expression" ? canonical.value.json : undefined,
  });
  return { found, shown, printed: run(program) };
}

const TRIED = STATES.map(([what, state]) => ({ what, ...tryState(state) }));

describe.each(TRIED)("the program for $what", ({ found, shown, printed }) => {
  test("is of a valid expression", () => {
    expect(found.reading?.errors).toEqual([]);
    expect(printed.get("Type")).toBe(found.reading?.type);
  });

  test.each(shown)("prints what is shown under $title", ({ title, text }) => {
    expect(text).not.toBe("");
    expect(printed.get(title)).toBe(text);
  });

  test("prints nothing else", () => {
    const titles = shown.map(({ title }) => title);
    expect([...printed.keys()].sort()).toEqual(["Type", ...titles].sort());
  });

  test("leaves out only what the page gives a reason for", () => {
    // The program prints results, and not the steps to them.
    expect(found.outcomes.size).toBe(ALL.length);
    const statuses = TASKS.map(({ task }) => found.outcomes.get(task)?.status);
    expect(statuses).not.toContain(undefined);
    const told = statuses.filter((status) => status === "none");
    expect(shown.length + told.length).toBe(TASKS.length);
  });
});

test.each(TASKS)("$title is shown of some expression", ({ title }) => {
  const titles = TRIED.flatMap(({ shown }) => shown.map((one) => one.title));
  expect(titles).toContain(title);
});

test("the system of the gallery is solved", () => {
  const state = {
    ...INITIAL,
    latex: "\\begin{cases}x+y=3\\\\x-y=1\\end{cases}",
  };
  const { outcomes, variable } = compute(state);
  const canonical = outcomes.get("canonical");
  const program = programOf(state, {
    tasks: new Set<Task>(["solutions"]),
    variable,
    canonical:
      canonical?.status === "expression" ? canonical.value.json : undefined,
  });
  expect(run(program).get("Solutions")).toBe('{"x":2,"y":1}');
});

test("the first expression is the same in all inputs", () => {
  const { reading } = compute(INITIAL);
  expect(JSON.stringify(reading?.written.json)).toBe(INITIAL_JSON);
  expect(reading?.unknowns.map(({ name }) => name)).toEqual([INITIAL_VARIABLE]);
});
