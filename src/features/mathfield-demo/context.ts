import { createContext, useContext, useEffect, useState } from "react";

import type { MathfieldElement } from "../../field";
import type { DemoState } from "./state";

/** Context that the parts of the demo share. */
export interface Demo {
  readonly state: DemoState;
  readonly faults: readonly string[];
  /** True while the formula is the one that the build knows. */
  readonly isInitial: boolean;
  readonly change: (change: Partial<DemoState>) => void;
  /** The field, once it is live. */
  readonly field: MathfieldElement | undefined;
  readonly setField: (field: MathfieldElement) => void;
}

export const DemoContext = createContext<Demo | undefined>(undefined);

/** @throws Error where a part is outside of the demo. */
export function useDemo(): Demo {
  const demo = useContext(DemoContext);
  if (!demo) throw new Error("This is a part of <MathfieldDemo>.");
  return demo;
}

/**
 * Asks the field something, again whenever the state changes.
 *
 * @param read - The same function each time.
 * @returns The answer; nothing before the field is live.
 */
export function useReading<Answer>(
  read: (field: MathfieldElement) => Answer,
): Answer | undefined {
  const { field, state } = useDemo();
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    let isWanted = true;
    // Once all effects have run: some of them give the field the state.
    queueMicrotask(() => {
      if (field && isWanted) setAnswer(read(field));
    });
    return () => {
      isWanted = false;
    };
  }, [field, state, read]);
  return answer;
}
