import { memo } from "react";

import type { Shown } from "../../calculation";
import OutputPanel from "../../components/OutputPanel";
import styles from "./styles.module.css";

interface Props {
  readonly tasks: string;
  readonly title: string;
  readonly shown: Shown;
  /** Steps by which the engine gets there, where it tells them. */
  readonly steps: Shown | undefined;
}

/** The panel of a result, under the names of all tasks that have it. */
export const Result = memo(function Result({
  tasks,
  title,
  shown,
  steps,
}: Props) {
  const { body, copy, ms } = shown;
  const isCode = body.kind === "code";
  const isFound = copy !== undefined && steps?.body.kind === "steps";
  const count = isFound ? steps.body.steps.length - 1 : 0;
  return (
    <OutputPanel
      title={title}
      copy={copy}
      copies={isCode ? "text" : "LaTeX"}
      ms={ms}
      isCode={isCode}
      className={styles.result}
      data={{ "data-outcome": tasks }}
    >
      <Body shown={shown} />
      {steps && count > 0 && (
        <details className={styles.explained}>
          <summary>{count === 1 ? "1 step" : `${count} steps`}</summary>
          <Body shown={steps} />
        </details>
      )}
    </OutputPanel>
  );
});

/** A result, or why there is none. */
export function Body({ shown: { body, omitted } }: { readonly shown: Shown }) {
  return (
    <>
      {contentOf(body)}
      {omitted !== undefined && <p className={styles.quiet}>{omitted}</p>}
    </>
  );
}

function contentOf(body: Shown["body"]) {
  switch (body.kind) {
    case "formula":
      return <span dangerouslySetInnerHTML={{ __html: body.html }} />;
    case "code":
      return <span className={styles.text}>{body.text}</span>;
    case "steps":
      return (
        <ol className={styles.steps}>
          {body.steps.map(({ html, text, reason }, index) => (
            <li key={index}>
              {reason !== undefined && <p className={styles.quiet}>{reason}</p>}
              {html === undefined ? (
                <span className={styles.text}>{text}</span>
              ) : (
                <span dangerouslySetInnerHTML={{ __html: html }} />
              )}
            </li>
          ))}
        </ol>
      );
    case "none":
      return <p className={styles.quiet}>{body.reason}</p>;
    case "failed":
      return <p className={styles.quiet}>{body.message}</p>;
  }
}

/** A result that the build printed for the first expression. */
export interface Entry {
  /** Name of a task, `type`, `json`, or an unknown after `unknown `. */
  readonly label: string;
  readonly text: string;
  readonly latex: string | undefined;
  /** The value rendered, when it is an expression. */
  readonly html: string | undefined;
}

/** The build's results: what the page shows until it has its own. */
export class Printed {
  readonly #entries: ReadonlyMap<string, Entry & { readonly shown: Shown }>;

  constructor(entries: readonly Entry[]) {
    this.#entries = new Map(
      entries.map((entry) => [
        entry.label,
        { ...entry, shown: shownOf(entry) },
      ]),
    );
  }

  /** Returns the text that was printed under a label; empty without any. */
  text(label: string): string {
    return this.#entries.get(label)?.text ?? "";
  }

  shown(task: string): Shown | undefined {
    return this.#entries.get(task)?.shown;
  }

  get unknowns(): readonly { readonly name: string; readonly type: string }[] {
    return [...this.#entries.values()].flatMap(({ label, text }) => {
      const [kind, name] = label.split(" ");
      return kind === "unknown" && name ? [{ name, type: text }] : [];
    });
  }
}

function shownOf({ text, latex, html }: Entry): Shown {
  return {
    body:
      html === undefined
        ? { kind: "code", text }
        : { kind: "formula", html, text },
    copy: latex ?? text,
  };
}
