import { useEffect, useRef, useState, type RefObject } from "react";

import { isFrugal, onceAwake } from "../../loading";
import { openCalculator } from "../calculator";
import { BEFORE, Session, type DemoView } from "./session";

/**
 * The session of the page: computes once the reader does anything, where data is
 * dear once they touch the demo.
 */
export function useSession(): {
  readonly view: DemoView;
  readonly session: RefObject<Session | null>;
} {
  const session = useRef<Session>(null);
  const [view, setView] = useState(BEFORE);
  useEffect(() => {
    const calculator = openCalculator();
    const opened = new Session(calculator, setView);
    session.current = opened;
    const sleep = isFrugal() ? undefined : onceAwake(() => opened.start());
    return () => {
      sleep?.();
      opened.close();
      calculator.close();
      session.current = null;
    };
  }, []);
  return { view, session };
}
