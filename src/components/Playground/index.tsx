import clsx from "clsx";
import type { CSSProperties, ReactNode } from "react";

import styles from "./styles.module.css";
import Tabs, { type Tab } from "./Tabs";

interface Props {
  readonly tabs: readonly Tab[];
  /** Language of the tab that is open at first. */
  readonly open: string;
  readonly title?: string;
  /** Height that the result is likely to have. */
  readonly height?: string;
  /** The packages it is checked with, such as `MathLive 0.111.1`. */
  readonly checked: readonly string[];
  /** What can be done with the example. */
  readonly children?: ReactNode;
}

/**
 * A markup example: its code, and a place for the result. It is complete before
 * any script; the live layer finds it by its attribute, the sources as the text
 * of the panels, and puts the result into its place.
 */
export default function Playground({
  tabs,
  open,
  title,
  height,
  checked,
  children,
}: Props) {
  const name = title ?? "Example";
  return (
    <figure
      className={clsx(styles.block, "code-block")}
      data-playground="markup"
      data-title={name}
    >
      <figcaption className={styles.head}>
        <span className={title === undefined ? styles.kind : styles.title}>
          {name}
        </span>
        {checked.length > 0 && (
          <span className={styles.note}>
            checked with {checked.join(" and ")}
          </span>
        )}
        {children}
      </figcaption>
      <Tabs tabs={tabs} open={open} name={name} />
      <div
        className={styles.result}
        data-result=""
        style={
          height === undefined
            ? undefined
            : ({ "--height": height } as CSSProperties)
        }
      >
        <p className={styles.waiting}>
          The result stands here once it has run.
        </p>
      </div>
    </figure>
  );
}
