import { useEffect, useRef, useState } from "react";

import type { Calculator, Outcome } from "../../calculation";
import { openCalculator } from "../calculator";

/** Notations that the engine gives. */
export type EngineFormat = "json" | "javascript";

/** A formula in the notations that the engine gives. */
interface Computed {
  /** The formula that it is said of. */
  readonly latex: string;
  readonly texts: Readonly<Partial<Record<EngineFormat, string>>>;
  /** Reasons why notations are missing, each in a sentence. */
  readonly remarks: Readonly<Partial<Record<EngineFormat, string>>>;
}

/**
 * Asks the engine, which is loaded for the first question, about each formula.
 *
 * @param latex - The formula; nothing while nobody asks.
 * @returns The last answer, which may be of an earlier formula.
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
    const tell = (said: Omit<Computed, "latex">) => {
      if (!abort.signal.aborted) setComputed({ latex, ...said });
    };
    calculator.current ??= openCalculator();
    ask(calculator.current, latex, abort.signal).then(
      tell,
      (error: unknown) => {
        const remark = error instanceof Error ? error.message : String(error);
        tell({ texts: {}, remarks: { json: remark, javascript: remark } });
      },
    );
    return () => abort.abort();
  }, [latex]);
  return computed;
}

async function ask(
  calculator: Calculator,
  text: string,
  signal: AbortSignal,
): Promise<Omit<Computed, "latex">> {
  const texts: Partial<Record<EngineFormat, string>> = {};
  const remarks: Partial<Record<EngineFormat, string>> = {};
  let mistake: string | undefined;
  await calculator.ask(
    {
      source: { format: "latex", text },
      tasks: ["canonical", "javascript"],
    },
    {
      onReading: ({ errors }) => {
        [mistake] = errors;
      },
      onOutcome: (task, outcome) => {
        const format = task === "canonical" ? "json" : "javascript";
        const found = textOf(outcome);
        if (found === undefined) remarks[format] = mistake ?? remarkOn(outcome);
        else texts[format] = found;
      },
    },
    signal,
  );
  return { texts, remarks };
}

function textOf(outcome: Outcome): string | undefined {
  if (outcome.status === "code") return outcome.code;
  if (outcome.status === "expression")
    return JSON.stringify(outcome.value.json);
  return undefined;
}

/** Says in a sentence why there is no result. */
function remarkOn(outcome: Outcome): string {
  if (outcome.status === "failed") return outcome.message;
  return outcome.status === "none" ? outcome.reason : "";
}
