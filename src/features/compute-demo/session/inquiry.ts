import type { Calculator, Question, Reading, Task } from "../../../calculation";
import { show, type Shown } from "./shown";
import { INITIAL, sourceOf, type DemoState } from "./state";

/** Time for a task that has run out of the usual time, in milliseconds. */
export const MORE_MS = 60_000;

/** Who is told what comes of a question. */
interface Audience {
  readonly onReading: (reading: Reading) => void;
  readonly onShown: (task: Task, shown: Shown) => void;
}

/** @param isPatient - Whether tasks get {@link MORE_MS}. */
export function questionOf(
  state: DemoState,
  tasks: readonly Task[],
  isPatient: boolean,
): Question {
  return {
    source: sourceOf(state),
    tasks,
    variable: state.variable,
    ...(state.digits === INITIAL.digits ? {} : { digits: state.digits }),
    ...(isPatient ? { limitMs: MORE_MS } : {}),
  };
}

/**
 * Ask a question, and typeset the answers. Nobody is told of any more once
 * `signal` is aborted.
 *
 * @throws As the calculator does.
 */
export async function inquire(
  calculator: Calculator,
  question: Question,
  { onReading, onShown }: Audience,
  signal: AbortSignal,
): Promise<void> {
  const settling: Promise<void>[] = [];
  await calculator.ask(
    question,
    {
      onReading: (reading) => {
        if (!signal.aborted) onReading(reading);
      },
      onOutcome: (task, outcome) => {
        const settled = show(outcome).then((shown) => {
          if (!signal.aborted) onShown(task, shown);
        });
        settling.push(settled);
      },
    },
    signal,
  );
  await Promise.all(settling);
}
