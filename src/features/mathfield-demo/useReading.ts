import { useEffect, useState } from "react";

import type { MathfieldElement } from "../../field";
import { useDemo } from "./context";

/**
 * Ask the field something, again whenever the state changes.
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
