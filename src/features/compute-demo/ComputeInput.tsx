import type { ReactNode } from "react";

import CopyButton from "../../components/CopyButton";
import { Digits, Variable } from "./Choices";
import { useDemo } from "./context";
import Gallery from "./Gallery";
import styles from "./input.module.css";
import { variableOf } from "./session";

interface Props {
  /** A `<ComputeField>`, `<ComputeSource>`, `<ComputePlot>` and the answer. */
  readonly children: ReactNode;
}

/** Where the expression is entered, its answer and plot, and what is chosen. */
export default function ComputeInput({ children }: Props) {
  const { view, session } = useDemo();
  const { state, status, failure, faults, found } = view;
  const variable = variableOf(view);
  const names = found
    ? (found.reading?.unknowns ?? []).map(({ name }) => name)
    : [variable ?? ""];
  return (
    <>
      <Gallery />
      <div className={styles.top}>{children}</div>
      <div className={styles.bar} data-mdast="ignore">
        <Variable
          value={variable}
          names={names}
          onChange={(name) => session.current?.setVariable(name)}
        />
        <Digits
          value={state.digits}
          onChange={(digits) => session.current?.setDigits(digits)}
        />
        <CopyButton
          text={() => session.current?.address ?? location.href}
          what="to this expression and its options"
          label="Copy link"
          className={styles.share}
        />
      </div>
      {faults.length > 0 && (
        <p className={styles.alert} role="alert">
          {faults.join(" ")} The rest of the address is used.
        </p>
      )}
      {status === "failed" && (
        <p className={styles.alert} role="alert">
          {failure}{" "}
          <button
            type="button"
            className="button button--sm"
            onClick={() => session.current?.retry()}
          >
            Retry
          </button>
        </p>
      )}
    </>
  );
}
