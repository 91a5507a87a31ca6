import { useEffect, useRef, useState, type RefObject } from "react";

import { createCalculator } from "../../calculation";
import { isFrugal } from "../../connection";
import { whenIdle } from "../../idle";
import { BEFORE, Session, type View } from "./session";

/** The session of the page: computes once the browser is idle, or touched. */
export function useSession(): {
  readonly view: View;
  readonly session: RefObject<Session | null>;
} {
  const session = useRef<Session>(null);
  const [view, setView] = useState(BEFORE);
  useEffect(() => {
    const calculator = createCalculator();
    const opened = new Session(calculator, setView);
    session.current = opened;
    if (!isFrugal()) whenIdle(() => opened.start());
    return () => {
      opened.close();
      calculator.close();
      session.current = null;
    };
  }, []);
  return { view, session };
}
