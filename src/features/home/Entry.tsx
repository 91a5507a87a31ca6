import useIsBrowser from "@docusaurus/useIsBrowser";
import { useRef, type ReactNode } from "react";

import MathInput from "../../components/MathInput";
import { useWork } from "./Workbench";
import styles from "./workbench.module.css";

interface Props {
  readonly children: ReactNode;
}

/** The field of a workbench; its child is the build's formula. */
export function Entry({ children }: Props) {
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
export function Examples({ children }: Props) {
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

interface ExampleProps extends Props {
  /** What it is, in words. */
  readonly label: string;
}

/** A formula to try: its child, typeset by the build. */
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

/** The TeX of what the build has typeset. */
function texOf(element: Element | null): string {
  return element?.querySelector("annotation")?.textContent.trim() ?? "";
}
