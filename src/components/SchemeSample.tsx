import type { ReactNode } from "react";

import styles from "./SchemeSample.module.css";

interface Props {
  readonly scheme: "light" | "dark";
  readonly children: ReactNode;
}

/** A part of a page that is shown in one colour scheme, whatever the reader's. */
export default function SchemeSample({ scheme, children }: Props) {
  return (
    <section
      className={styles.sample}
      data-theme={scheme}
      aria-label={`In the ${scheme} scheme`}
    >
      {children}
    </section>
  );
}
