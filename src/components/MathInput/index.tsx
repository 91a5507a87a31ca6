import clsx from "clsx";
import type { ReactNode } from "react";

import type { MathfieldElement } from "../../field";
import styles from "./styles.module.css";
import { useField } from "./useField";

interface Props {
  /** What is entered here, for those who cannot see it. */
  readonly label: string;
  /** The formula; another one replaces what the field has, without an event. */
  readonly latex: string;
  /** The first formula, as a `<FieldFormula>`: it stands there until the field is live. */
  readonly children: ReactNode;
  /** Told of what the reader enters. */
  readonly onInput?: (latex: string) => void;
  /** Told of the field once it is live, before the reader can use it. */
  readonly onReady?: (field: MathfieldElement) => void;
  readonly className?: string;
}

/**
 * A mathfield that costs nothing until somebody is near it. The build's formula
 * stands in its place at first. MathLive is loaded once the reader does anything
 * in the page, where data is dear once they touch the formula; clicks and keys
 * that come before are not lost.
 */
export default function MathInput({
  label,
  latex,
  children,
  onInput,
  onReady,
  className,
}: Props) {
  const { place, stage, standIn, fault, retry } = useField({
    label,
    latex,
    onInput,
    onReady,
  });
  return (
    <div className={clsx(styles.box, className)} data-field={stage}>
      {stage !== "live" && (
        <div className={styles.standIn} {...standIn}>
          {children}
        </div>
      )}
      <div ref={place} className={styles.place} hidden={stage !== "live"} />
      {fault !== undefined && (
        <p className={styles.failure} role="alert">
          {fault}
        </p>
      )}
      {stage === "failed" && (
        <p className={styles.failure} role="alert">
          The field did not load: check the connection.{" "}
          <button type="button" className="quiet-button" onClick={retry}>
            Retry
          </button>
        </p>
      )}
    </div>
  );
}
