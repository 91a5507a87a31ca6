import { useEffect, useRef, useState } from "react";

import { latexFault } from "@site/src/address";
import type { Calculator } from "@site/src/calculation";
import { lazy } from "@site/src/loading";
import { FormulaIndex } from "@site/src/search/formula/find";
import { readable } from "@site/src/search/formula/shape";
import type { FormulaMatch, Tree } from "@site/src/search/formula/types";
import { openCalculator } from "../../calculator";

/** State of a search by formula, as it is shown. */
export interface FormulaView {
  readonly status: "idle" | "searching" | "done" | "failed";
  /** The closest first. */
  readonly matches: readonly FormulaMatch[];
  /** True if the engine could not be had, so that structure does not count. */
  readonly isByCommands?: boolean;
}

const IDLE: FormulaView = { status: "idle", matches: [] };

/** Pause after a key before the formula is looked for, in milliseconds. */
const PAUSE_MS = 150;

/** Loads the formulas of the site; the first search makes the index. */
const loadIndex = lazy(
  async () => {
    const { default: data } = await import(
      /* webpackChunkName: "formulas" */ "@generated/formula-index/formulas.json"
    );
    return new FormulaIndex(data);
  },
  { first: 0, tries: 3 },
);

/**
 * Looks for a formula each time it changes: by its LaTeX at once, by its
 * structure when the engine has read it, off the page's thread.
 *
 * @param formula - LaTeX from a reader or an address: nothing in it is trusted.
 * @returns What is found, and how to try again.
 */
export function useMatches(formula: string): {
  readonly view: FormulaView;
  readonly retry: () => void;
} {
  const calculator = useRef<Calculator>(undefined);
  const [view, setView] = useState(IDLE);
  const [turn, setTurn] = useState(0);
  const isAsked = formula.trim() !== "" && latexFault(formula) === undefined;

  useEffect(() => {
    const opened = openCalculator();
    calculator.current = opened;
    return () => opened.close();
  }, []);

  useEffect(() => {
    if (!isAsked) return;
    const waiting = new AbortController();
    const timer = setTimeout(() => {
      const asked = calculator.current;
      if (asked) void find(formula, asked, waiting.signal, setView);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      waiting.abort();
    };
  }, [formula, isAsked, turn]);

  return {
    view: isAsked ? view : IDLE,
    retry: () => setTurn((last) => last + 1),
  };
}

async function find(
  latex: string,
  calculator: Calculator,
  signal: AbortSignal,
  tell: (view: FormulaView) => void,
): Promise<void> {
  const reading = read(latex, calculator, signal);
  // It is waited for later.
  reading.catch(() => undefined);
  let index: FormulaIndex;
  try {
    index = await loadIndex();
  } catch (error) {
    if (signal.aborted) return;
    console.warn("The search by formula failed", error);
    tell({ status: "failed", matches: [] });
    return;
  }
  if (signal.aborted) return;
  const byCommands = index.find({ latex });
  const patience = setTimeout(
    () => tell({ status: "searching", matches: byCommands }),
    PAUSE_MS,
  );
  try {
    const tree = await reading;
    if (!signal.aborted)
      tell({ status: "done", matches: index.find({ latex, tree }) });
  } catch {
    if (!signal.aborted)
      tell({ status: "done", matches: byCommands, isByCommands: true });
  } finally {
    clearTimeout(patience);
  }
}

/**
 * Asks the engine how it reads a formula: in canonical form, or as it is written
 * where it has mistakes. The build reads those of the pages alike.
 */
async function read(
  latex: string,
  calculator: Calculator,
  signal: AbortSignal,
): Promise<Tree> {
  let tree: Tree = null;
  await calculator.ask(
    { source: { format: "latex", text: latex }, tasks: ["canonical"] },
    {
      onReading: ({ written }) => (tree = written.json),
      onOutcome: (_, outcome) => {
        if (outcome.status === "expression") tree = outcome.value.json;
      },
    },
    signal,
  );
  return readable(tree);
}
