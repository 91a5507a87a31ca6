import useIsBrowser from "@docusaurus/useIsBrowser";
import clsx from "clsx";
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
} from "react";

import MathInput from "../../components/MathInput";
import { showAboveKeyboard } from "../above-keyboard";
import { openCalculator } from "../calculator";
import type { Findings } from "./findings";
import { Session, type Notice } from "./session";
import styles from "./workbench.module.css";

/** State and functions that the parts of a workbench share. */
interface Work {
  /** The formula in the field. */
  readonly latex: string;
  /**
   * Nothing until the reader has changed the formula: then the build's hold.
   */
  readonly findings: Findings | undefined;
  readonly notice: Notice;
  /** Takes another formula. */
  readonly take: (latex: string) => void;
  readonly retry: () => void;
}

const Context = createContext<Work | undefined>(undefined);

/** @throws Error outside of a workbench. */
export function useWork(): Work {
  const work = useContext(Context);
  if (!work) throw new Error("This belongs in a <Workbench>.");
  return work;
}

interface Props {
  /** The formula that the build has computed. */
  readonly latex: string;
  /** Its field, examples and results, in the order in which they stand. */
  readonly children: ReactNode;
}

/**
 * A formula, and what the engine makes of it while it is typed. Until it is
 * touched all that stands there is the build's, and the engine is not loaded.
 */
export function Workbench({ latex: first, children }: Props) {
  const [latex, setLatex] = useState(first);
  const [findings, setFindings] = useState<Findings>();
  const [notice, setNotice] = useState<Notice>({ status: "idle" });
  const session = useRef<Session>(null);

  useEffect(() => {
    const opened = new Session(openCalculator(), {
      onFindings: setFindings,
      onNotice: setNotice,
    });
    session.current = opened;
    return () => {
      session.current = null;
      opened.close();
    };
  }, []);

  const work = useMemo<Work>(
    () => ({
      latex,
      findings,
      notice,
      take: (taken) => {
        setLatex(taken);
        void session.current?.ask(taken);
      },
      retry: () => session.current?.retry(),
    }),
    [latex, findings, notice],
  );
  const isCurrent = latex === (findings?.latex ?? first);
  const open = () => session.current?.open(latex);
  const focus = (event: FocusEvent) => {
    open();
    showAboveKeyboard(event.target);
  };
  return (
    <Context value={work}>
      <div
        className={clsx(styles.bench, !isCurrent && styles.stale)}
        onPointerDown={open}
        onFocus={focus}
      >
        {children}
      </div>
    </Context>
  );
}

interface PartProps {
  readonly children: ReactNode;
}

/** The field of a workbench; its child is the build's formula. */
export function Entry({ children }: PartProps) {
  const { latex, take } = useWork();
  return (
    <MathInput
      label="Formula"
      latex={latex}
      onInput={take}
      className={styles.entry}
    >
      {children}
    </MathInput>
  );
}

/** Formulas to try, each an `<Example>`. */
export function Examples({ children }: PartProps) {
  return (
    <div
      className={styles.examples}
      role="group"
      aria-label="Formulas to try"
      // Buttons say nothing where they cannot be pressed.
      data-mdast="ignore"
    >
      <span className="label">Try</span>
      {children}
    </div>
  );
}

interface ExampleProps extends PartProps {
  /** Name of the formula, in words. */
  readonly label: string;
}

/** A formula to try: its child, rendered by the build. */
export function Example({ label, children }: ExampleProps) {
  const { take } = useWork();
  const button = useRef<HTMLButtonElement>(null);
  // Without scripts it is a formula and no more.
  const isInBrowser = useIsBrowser();
  return (
    <button
      ref={button}
      type="button"
      className={styles.example}
      aria-label={label}
      disabled={!isInBrowser}
      onClick={() => take(texOf(button.current))}
    >
      {children}
    </button>
  );
}

/** The TeX of what the build has rendered. */
function texOf(element: Element | null): string {
  return element?.querySelector("annotation")?.textContent.trim() ?? "";
}
