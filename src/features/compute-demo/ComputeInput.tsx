import type { ReactNode } from "react";

import CopyButton from "../../components/CopyButton";
import { useDemo } from "./context";
import Gallery from "./Gallery";
import type { DemoView } from "./session";
import styles from "./input.module.css";

interface Props {
  /** A `<ComputeField>` and a `<ComputePlot>`. */
  readonly children: ReactNode;
}

/** Where the expression is entered, and what is told of the work on it. */
export default function ComputeInput({ children }: Props) {
  const { view, session } = useDemo();
  const { status, failure, faults } = view;
  return (
    <>
      <div className={styles.top}>{children}</div>
      <Gallery />
      <div className={styles.bar} data-mdast="ignore">
        <p role="status">{statusText(view)}</p>
        <button
          type="button"
          className="button button--sm"
          hidden={status !== "slow"}
          onClick={() => session.current?.cancel()}
        >
          Cancel
        </button>
        <CopyButton
          text={() => session.current?.address ?? location.href}
          what="to this state of the page"
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

/** What is going on, where it takes long enough to be told. */
function statusText({ status }: DemoView): string {
  if (status === "slow") return "Computing…";
  if (status === "cancelled") return "Cancelled.";
  return "";
}
