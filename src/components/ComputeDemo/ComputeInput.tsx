import type { ReactNode } from "react";

import CopyButton from "../CopyButton";
import { useDemo } from "./context";
import Drawing from "./Drawing";
import Gallery from "./Gallery";
import Inputs from "./Inputs";
import type { View } from "./session";
import styles from "./styles.module.css";

interface Props {
  /** The first expression, as a `<FieldFormula>`. */
  readonly children: ReactNode;
}

/** Where the expression is entered: in three forms, or from a gallery. */
export default function ComputeInput({ children }: Props) {
  const { view, session } = useDemo();
  const { state, status, failure, faults } = view;
  return (
    <>
      <div className={styles.top}>
        <Inputs
          view={view}
          onLatex={(latex) => session.current?.enterLatex(latex)}
          onJson={(json) => session.current?.enterJson(json)}
        >
          {children}
        </Inputs>
        <Drawing
          drawn={view.drawn}
          variable={view.variable}
          parameters={state.parameters}
          opened={view.opened}
          isReady={view.reading !== undefined}
          session={session}
        />
      </div>
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
function statusText({ status }: View): string {
  if (status === "slow") return "Computing…";
  if (status === "cancelled") return "Cancelled.";
  return "";
}
