import clsx from "clsx";
import type { ReactNode } from "react";

import CopyButton from "../CopyButton";
import styles from "./styles.module.css";

interface Props {
  /** Content of the `<code>`, made by the build. */
  readonly html: string;
  /** Name of the language, as a reader says it. */
  readonly language: string;
  readonly title?: string | undefined;
  /** Whether a line may be wider than a phone: then the box takes the focus. */
  readonly wide?: boolean;
  /** Lines that a copy starts with, besides those shown. */
  readonly prelude?: string;
  /** What stands at the foot. */
  readonly children?: ReactNode;
}

/** Code that the build has highlighted, with a title and a copy button. */
export default function CodeBlock({
  html,
  language,
  title,
  wide = false,
  prelude = "",
  children,
}: Props) {
  return (
    <figure className={clsx(styles.block, "code-block")}>
      <figcaption className={styles.head}>
        <span className={title === undefined ? styles.language : styles.title}>
          {title ?? language}
        </span>
        <CopyButton
          what={`the ${title ?? `${language} code`}`}
          text={(button) => codeBeside(button, prelude)}
        />
      </figcaption>
      <pre
        className={styles.code}
        {...(wide && {
          tabIndex: 0,
          role: "group",
          "aria-label": title ?? `${language} code`,
        })}
      >
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      {children}
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
