import * as library from "@cortex-js/compute-engine";

import { Evaluator } from "../../../src/calculation/evaluator.ts";
import {
  axesOf,
  functionsOf,
  type Calculator,
  type Task,
} from "../../../src/calculation";
import { Session as DemoSession } from "../../../src/features/compute-demo/session.ts";
import {
  answerIn,
  faultOf,
  variableOf,
  type DemoView,
} from "../../../src/features/compute-demo/view.ts";
import type { Findings } from "../../../src/features/home/findings.ts";
import {
  Session as HomeSession,
  type Notice,
} from "../../../src/features/home/session.ts";

/** What a page tells its reader of a formula. */
export interface Told {
  /** Reason why there is no answer; nothing where there is one. */
  readonly fault?: string;
  readonly label?: string;
  /** The answer, and its decimals where they are shown. */
  readonly parts?: readonly string[];
  /** Names of the curves that are drawn without a slider. */
  readonly curves?: readonly string[];
}

const evaluator = new Evaluator(library);

/** The tasks that answers are found by: the others take long. */
const ANSWERING: readonly Task[] = [
  "canonical",
  "simplified",
  "factored",
  "value",
  "number",
  "solutions",
];

/** Computes in the thread of the test. */
const CALCULATOR: Calculator = {
  open: () => Promise.resolve(),
  ask(question, listener, signal) {
    const tasks = question.tasks.filter((task) => ANSWERING.includes(task));
    for (const progress of evaluator.answer({ ...question, tasks })) {
      if (signal?.aborted) break;
      if (progress.type === "reading") listener.onReading?.(progress.reading);
      else listener.onOutcome?.(progress.task, progress.outcome);
    }
    return Promise.resolve();
  },
  sample: () => Promise.resolve(new Float64Array()),
  close: () => undefined,
};

/**
 * What the home page finds about a formula.
 *
 * @throws Error with the reason that it tells where there is no answer.
 */
export async function foundByHome(latex: string): Promise<Findings> {
  let findings: Findings | undefined;
  let notice: Notice | undefined;
  const session = new HomeSession(CALCULATOR, {
    onFindings: (found) => (findings = found),
    onNotice: (told) => (notice = told),
  });
  await session.ask(latex);
  session.close();
  if (notice && "reason" in notice) throw new Error(notice.reason);
  if (!findings) throw new Error("The home page tells nothing.");
  return findings;
}

/** What the home page tells of a formula. */
export async function toldByHome(latex: string): Promise<Told> {
  const found = await foundByHome(latex).catch(
    (error: unknown) => error as Error,
  );
  if (found instanceof Error) return { fault: found.message };
  const { answer, graph } = found;
  return {
    label: answer.label,
    parts: (answer.html ?? answer.text).split(" ≈ "),
    curves: graph?.curves.map(({ label }) => label.replace(/, by \w+$/, "")),
  };
}

/** What the demo of the engine tells of a formula. */
export async function toldByDemo(latex: string): Promise<Told> {
  const view = await viewOf(latex);
  const fault = faultOf(view);
  if (fault !== undefined) return { fault };
  const answer = answerIn(view);
  if (!answer) throw new Error("The demo tells nothing.");
  const { title, shown, decimal } = answer;
  const reading = view.found?.reading;
  const drawn = reading ? functionsOf(reading) : [];
  const axes = axesOf(drawn, variableOf(view));
  const curves =
    axes?.others.length === 0 ? drawn.map(({ label }) => label) : undefined;
  const bodies = [shown.body, ...(decimal ? [decimal.body] : [])];
  return {
    label: title,
    parts: bodies.map((body) => {
      if (body.kind === "formula") return body.html;
      if (body.kind === "code") return body.text;
      return body.kind === "none" ? body.reason : JSON.stringify(body);
    }),
    curves,
  };
}

/** The view of the demo once it has computed a formula. */
function viewOf(latex: string): Promise<DemoView> {
  return new Promise((resolve) => {
    const session: DemoSession = new DemoSession(CALCULATOR, (view) => {
      if (view.status !== "done") return;
      session.close();
      resolve(view);
    });
    session.enterLatex(latex);
    session.start();
  });
}
