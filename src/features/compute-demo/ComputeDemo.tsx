import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from "react";

import { isFrugal, onceAwake } from "../../loading";
import { showAboveKeyboard } from "../above-keyboard";
import { openCalculator } from "../calculator";
import { Session } from "./session";
import styles from "./styles.module.css";
import { BEFORE, type DemoView } from "./view";

/** State that the parts of the demo share. */
interface Shared {
  readonly view: DemoView;
  /** Nothing before there are scripts. */
  readonly session: RefObject<Session | null>;
}

const DemoContext = createContext<Shared>({
  view: BEFORE,
  session: { current: null },
});

/** Returns what the demo shows, and the session that changes it. */
export function useDemo(): Shared {
  return useContext(DemoContext);
}

interface Props {
  /** A `ComputeInput` and `ComputeOutputs`. */
  readonly children: ReactNode;
}

/**
 * All that the engine makes of an expression, while it is typed. What the build
 * computed stands there first; nothing is loaded before the reader is near.
 */
export function ComputeDemo({ children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { view, session } = useSession();
  const isSlow = view.status === "slow";

  useEffect(() => {
    const element = root.current;
    if (!isSlow || !element) return;
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || isWanted(event)) return;
      event.preventDefault();
      event.stopPropagation();
      session.current?.cancel();
    };
    // Ahead of the field, which would take to LaTeX.
    element.addEventListener("keydown", cancel, true);
    return () => element.removeEventListener("keydown", cancel, true);
  }, [session, isSlow]);

  const start = () => session.current?.start();
  return (
    <div
      ref={root}
      className={styles.demo}
      data-demo="compute"
      onPointerDown={start}
      onFocus={({ target }) => {
        start();
        showAboveKeyboard(target);
      }}
    >
      <DemoContext value={{ view, session }}>{children}</DemoContext>
    </div>
  );
}

/**
 * The session of the page: computes once the reader does anything, where data
 * is dear once they touch the demo.
 */
function useSession(): Shared {
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

/** Tells whether Escape is for something that is open, such as a dialog. */
function isWanted({ target, isComposing }: KeyboardEvent): boolean {
  const isTypingLatex = (target as { mode?: unknown }).mode === "latex";
  const isOpen = document.querySelector(":popover-open, dialog[open]") !== null;
  return isComposing || isTypingLatex || isOpen;
}
