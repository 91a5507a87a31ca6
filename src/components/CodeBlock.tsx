import clsx from "clsx";
import type { CSSProperties, ReactNode } from "react";

import { withClass, type ClassName } from "../markup";
import CheckMark from "./CheckMark";
import CheckNote from "./CheckNote";
import CopyButton from "./CopyButton";
import styles from "./CodeBlock.module.css";

interface Props {
  /** Content of the `<code>`, made by the build. */
  readonly html: string;
  /** How many rows that is high, about. */
  readonly rows: string;
  /** Name of the language, as a reader says it. */
  readonly language: string;
  /** The same as a fence says it, such as `js`. */
  readonly kind: string;
  readonly title?: string;
  /** How the code was checked, in a few words. */
  readonly check?: string;
  /** The packages it was checked with. */
  readonly packages?: readonly string[];
  /** Why it was not checked, in a few words. */
  readonly unchecked?: string;
  /** What else the head says of it. */
  readonly note?: ReactNode;
  /** What the copy button copies, for those who do not see where it is. */
  readonly what?: string;
  /** What the copy button gives, if it is not the code as it stands here. */
  readonly text?: (figure: Element) => string | Promise<string>;
  /** Controls before the copy button, and after it. */
  readonly controls?: readonly [ReactNode, ReactNode];
  /** Attributes of the figure. */
  readonly data?: Readonly<Record<`data-${string}`, string>>;
}

/** Code that the build has highlighted, with a title and a copy button. */
export default function CodeBlock({
  html,
  rows,
  language,
  kind,
  title,
  check,
  packages,
  unchecked,
  note,
  what = `the ${title ?? `${language} code`}`,
  text = shownCode,
  controls: [before, after] = [null, null],
  data,
}: Props) {
  return (
    <figure
      className={clsx(styles.block, "code-block" satisfies ClassName)}
      style={{ "--rows": rows } as CSSProperties}
      data-language={kind}
      {...data}
    >
      <figcaption className={"playground-head" satisfies ClassName}>
        <span className={title === undefined ? styles.language : styles.title}>
          {title ?? language}
        </span>
        {check !== undefined && <CheckMark how={check} packages={packages} />}
        {unchecked !== undefined && <CheckNote text={unchecked} />}
        {note}
        <span className="playground-buttons">
          {before}
          <CopyButton
            what={what}
            text={(button) => text(button.closest("figure") ?? button)}
          />
          {after}
        </span>
      </figcaption>
      <pre className={styles.code}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </figure>
  );
}

/** The code of a figure, without the results that stand among it. */
export function shownCode(figure: Element): string {
  const lines = [
    ...figure.querySelectorAll(`pre > code > ${withClass("line")}`),
  ];
  return `${lines
    .map((line) => line.textContent)
    .join("")
    .trimEnd()}\n`;
}
