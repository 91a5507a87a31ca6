import clsx from "clsx";
import type { CSSProperties } from "react";

import CopyButton from "../CopyButton";
import styles from "./styles.module.css";

interface Props {
  /** Content of the `<code>`, made by the build. */
  readonly html: string;
  /** How many rows that is high, about. */
  readonly rows: string;
  /** Name of the language, as a reader says it. */
  readonly language: string;
  readonly title?: string;
  /** What else the head says of the code. */
  readonly note?: string;
  /** Lines that a copy starts with, besides those shown. */
  readonly prelude?: string;
}

/** Code that the build has highlighted, with a title and a copy button. */
export default function CodeBlock({
  html,
  rows,
  language,
  title,
  note,
  prelude = "",
}: Props) {
  return (
    <figure
      className={clsx(styles.block, "code-block")}
      style={{ "--rows": rows } as CSSProperties}
    >
      <figcaption className={styles.head}>
        <span className={title === undefined ? styles.language : styles.title}>
          {title ?? language}
        </span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        <CopyButton
          className={styles.copy}
          what={`the ${title ?? `${language} code`}`}
          text={(button) => codeBeside(button, prelude)}
        />
      </figcaption>
      <pre className={styles.code}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </figure>
  );
}

/** The code a button belongs to, without the results that stand among it. */
function codeBeside(button: HTMLButtonElement, prelude: string): string {
  const code = button.closest("figure")?.querySelector("code");
  const lines = [...(code?.querySelectorAll(".line") ?? [])];
  const text = lines.map((line) => line.textContent).join("");
  return (prelude === "" ? text : `${prelude}\n\n${text}`).trimEnd() + "\n";
}
