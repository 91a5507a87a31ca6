import { vi } from "vitest";

import type {
  Calculator,
  Listener,
  Question,
  Reading,
} from "../../../src/calculation/types.ts";
import { Session } from "../../../src/features/compute-demo/session.ts";
import type { DemoView } from "../../../src/features/compute-demo/view.ts";

/** A question that waits for its answers. */
interface Asked {
  readonly question: Question;
  readonly listener: Listener;
  readonly signal: AbortSignal;
  readonly end: () => void;
}

/** A session, what it shows, and what it asks of a calculator. */
export function opened() {
  const asked: Asked[] = [];
  const calculator: Calculator = {
    open: () => Promise.resolve(),
    ask: (question, listener, signal) =>
      new Promise((resolve, reject) => {
        if (!signal) throw new Error("No signal.");
        signal.addEventListener("abort", () => reject(new Error("aborted")));
        asked.push({ question, listener, signal, end: resolve });
      }),
    sample: () => Promise.resolve(new Float64Array()),
    close: () => undefined,
  };
  let view: DemoView | undefined;
  const session = new Session(calculator, (shown) => (view = shown));
  const last = () => {
    const one = asked.at(-1);
    if (!one) throw new Error("Nothing was asked.");
    return one;
  };
  return {
    session,
    asked,
    last,
    view: () => view as DemoView,
    /** Read the expression, and answer a task with it. */
    answer: async (text: string, errors: readonly string[] = []) => {
      const { listener } = last();
      const written = { latex: text, json: text, text };
      listener.onReading?.({
        written,
        type: "number",
        unknowns: [],
        variable: undefined,
        errors,
      } satisfies Reading);
      const value = { status: "expression", value: written, ms: 1 } as const;
      if (errors.length === 0) listener.onOutcome?.("canonical", value);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}
