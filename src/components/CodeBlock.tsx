import clsx from "clsx";
import type { ReactNode } from "react";

import { withClass, type ClassName } from "../markup";
import { programOf } from "../playground/boot";
import { writtenProgram } from "../playground/program";
import CheckMark from "./CheckMark";
import CopyButton from "./CopyButton";
import styles from "./CodeBlock.module.css";

interface BlockProps {
  /** Content of the `<code>`, made by the build. */
  readonly html: string;
  /** Name of the language, as a reader says it. */
  readonly language: string;
  /** The same as a fence says it, such as `js`. */
  readonly kind: string;
  readonly title?: string;
  /** The kind of check that the code has passed, in a few words. */
  readonly check?: string;
  /** The packages it was checked with. */
  readonly packages?: readonly string[];
  /** Reason why it was not checked, in a few words. */
  readonly unchecked?: string;
  /** Additional content of the head of the block. */
  readonly note?: ReactNode;
  /** Name of what is copied, for those who cannot see where the button is. */
  readonly what?: string;
  /** Returns the text to copy, if it is not the code as it stands here. */
  readonly text?: (figure: Element) => string | Promise<string>;
  /** Controls before the copy button, and after it. */
  readonly controls?: readonly [ReactNode, ReactNode];
  /** Attributes of the figure. */
  readonly data?: Readonly<Record<`data-${string}`, string>>;
}

/** Code that the build has highlighted, with a title and a copy button. */
export function CodeBlock({
  html,
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
}: BlockProps) {
  return (
    <figure
      className={clsx(styles.block, "code-block" satisfies ClassName)}
      data-language={kind}
      {...data}
    >
      <figcaption className={"playground-head" satisfies ClassName}>
        <span className={title === undefined ? styles.language : styles.title}>
          {title ?? language}
        </span>
        {check !== undefined && <CheckMark how={check} packages={packages} />}
        {unchecked !== undefined && (
          <span className="playground-note">{unchecked}</span>
        )}
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
function shownCode(figure: Element): string {
  const lines = [
    ...figure.querySelectorAll(`pre > code > ${withClass("line")}`),
  ];
  return `${lines
    .map((line) => line.textContent)
    .join("")
    .trimEnd()}\n`;
}

interface ExampleProps extends Pick<
  BlockProps,
  "html" | "language" | "kind" | "title"
> {
  /** True if it prints something else each time. */
  readonly varies: boolean | undefined;
  /** True if its values are text alone, without their formulas. */
  readonly plain: boolean | undefined;
  /** Lines to put before the code in a project of the reader's own. */
  readonly prelude: string;
  /** The statements that show their value, as `writeShown` writes them. */
  readonly shown: string;
  /** The packages it was run with, such as `Compute Engine 0.140.0`. */
  readonly checked: readonly string[];
}

/**
 * An example that the build has run: its code, and below each line what it
 * printed. In the browser it becomes a playground.
 */
export function LiveExample({
  varies = false,
  plain = false,
  prelude,
  shown,
  checked,
  ...block
}: ExampleProps) {
  const copied = (figure: Element) =>
    programOf(figure) ?? writtenProgram(shownCode(figure), { prelude, shown });
  return (
    <CodeBlock
      {...block}
      {...(varies
        ? { unchecked: "output varies" }
        : { check: "Checked", packages: checked })}
      note={<span data-part="status" />}
      text={copied}
      controls={CONTROLS}
      data={{
        "data-playground": block.kind,
        "data-prelude": prelude,
        "data-shown": shown,
        ...(varies ? { "data-varies": "" } : {}),
        ...(plain ? { "data-plain": "" } : {}),
      }}
    />
  );
}

/** Places for the buttons of a playground, which come with its script. */
const CONTROLS: readonly [ReactNode, ReactNode] = [
  <span key="controls" data-part="controls" />,
  <span key="more" data-part="more" />,
];
