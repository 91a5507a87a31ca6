import { useEffect, useRef, useState } from "react";

import type { Calculator, Outcome } from "../../calculation";
import { openCalculator } from "../calculator";

/** What the engine says of a formula. */
export interface Computed {
  /** The formula that it is said of. */
  readonly latex: string;
  readonly json: string | undefined;
  readonly javascript: string | undefined;
  /** Why there is no answer at all. */
  readonly failure?: string;
}

/**
 * Ask the engine, which is loaded for the first question, about each formula.
 *
 * @param latex - The formula; nothing while nobody asks.
 */
export function useEngine(latex: string | undefined): Computed | undefined {
  const calculator = useRef<Calculator>(undefined);
  const [computed, setComputed] = useState<Computed>();

  useEffect(
    () => () => {
      calculator.current?.close();
      calculator.current = undefined;
    },
    [],
  );
  useEffect(() => {
    if (latex === undefined) return;
    const abort = new AbortController();
    const tell = (said: Partial<Computed>) => {
      if (abort.signal.aborted) return;
      setComputed((last) => ({
        json: undefined,
        javascript: undefined,
        ...(last?.latex === latex && last),
        latex,
        ...said,
      }));
    };
    calculator.current ??= openCalculator();
    calculator.current
      .ask(
        {
          source: { format: "latex", text: latex },
          tasks: ["canonical", "javascript"],
        },
        {
          onOutcome: (task, outcome) =>
            tell({
              [task === "canonical" ? "json" : "javascript"]: textOf(outcome),
            }),
        },
        abort.signal,
      )
      .catch((error: unknown) => {
        if (error instanceof Error && error.name !== "AbortError")
          tell({ failure: error.message });
      });
    return () => abort.abort();
  }, [latex]);
  return computed;
}

function textOf(outcome: Outcome): string {
  switch (outcome.status) {
    case "expression":
      return JSON.stringify(outcome.value.json);
    case "expressions":
      return JSON.stringify(outcome.values.map(({ json }) => json));
    case "code":
      return outcome.code;
    case "none":
      return outcome.reason;
    case "failed":
      return outcome.message;
  }
}
