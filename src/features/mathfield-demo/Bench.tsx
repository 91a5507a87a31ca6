import type { ReactNode } from "react";

import styles from "./bench.module.css";

interface Props {
  readonly children: ReactNode;
}

/**
 * The field stays in sight while its controls are scrolled: beside them where
 * the window is wide, above them elsewhere.
 */
export function Bench({ children }: Props) {
  return <div className={styles.bench}>{children}</div>;
}

/** The field, and what it tells. */
export function Outputs({ children }: Props) {
  return (
    <div className={styles.outputs}>
      <div className={styles.held}>{children}</div>
    </div>
  );
}

/** What a reader does with the field. */
export function Controls({ children }: Props) {
  return <div className={styles.controls}>{children}</div>;
}
