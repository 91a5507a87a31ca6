import { memo, type ReactNode } from "react";

import OutputPanel from "../../components/OutputPanel";
import type { Shown } from "./session";
import styles from "./styles.module.css";

interface Props {
  readonly task: string;
  readonly title: string;
  /** The last result; nothing before there is any. */
  readonly shown: Shown | undefined;
  /** Whether it is of something else than what stands in the inputs. */
  readonly isPending: boolean;
  /** Why no other result comes. */
  readonly halt: "Cancelled" | "Not computed" | undefined;
  readonly controls?: ReactNode;
}

/** The panel of a task. It is drawn anew only when its own result changes. */
export default memo(function Result({
  task,
  title,
  shown,
  isPending,
  halt,
  controls,
}: Props) {
  const isHalted = isPending && halt !== undefined;
  const { body, copy, ms, omitted } =
    isHalted || shown === undefined ? NOTHING : shown;
  const isCode = body?.kind === "code";
  return (
    <OutputPanel
      title={title}
      copy={copy}
      copies={isCode ? "text" : "LaTeX"}
      ms={ms}
      isBusy={isPending && !isHalted}
      isCode={isCode}
      controls={controls}
      data={{ "data-outcome": task }}
    >
      {isHalted ? (
        <p className={styles.quiet}>{halt}</p>
      ) : (
        body && contentOf(body)
      )}
      {omitted !== undefined && <p className={styles.quiet}>{omitted}</p>}
    </OutputPanel>
  );
});

const NOTHING: Partial<Shown> = {};

function contentOf(body: Shown["body"]): ReactNode {
  switch (body.kind) {
    case "formula":
      return <span dangerouslySetInnerHTML={{ __html: body.html }} />;
    case "code":
      return body.text;
    case "none":
      return <p className={styles.quiet}>{body.reason}</p>;
    case "failed":
      return <p>{body.message}</p>;
  }
}
