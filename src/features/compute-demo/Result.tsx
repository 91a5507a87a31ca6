import { memo } from "react";

import OutputPanel from "../../components/OutputPanel";
import Body from "./Body";
import type { Group, Shown } from "./session";
import styles from "./styles.module.css";

interface Props {
  readonly tasks: string;
  readonly title: string;
  readonly shown: Group["shown"];
  /** How the engine gets there, where it tells that. */
  readonly steps: Shown | undefined;
}

/** The panel of a result, under the names of all tasks that have it. */
export default memo(function Result({ tasks, title, shown, steps }: Props) {
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
