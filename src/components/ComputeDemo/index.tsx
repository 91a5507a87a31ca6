import { useEffect, useMemo, useRef } from "react";

import Drawing from "./Drawing";
import Gallery from "./Gallery";
import Inputs from "./Inputs";
import Outputs from "./Outputs";
import Program from "./Program";
import { isRunning, programOf, type View } from "./session";
import { Printed, type Entry } from "./static";
import styles from "./styles.module.css";
import { useSession } from "./useSession";

interface Props {
  /** What the build computed of the first expression. */
  readonly entries: readonly Entry[];
}

/**
 * All that the engine makes of an expression, while it is typed. What the build
 * computed stands there first; nothing is loaded before the reader is near.
 */
export default function ComputeDemo({ entries }: Props) {
  const printed = useMemo(() => new Printed(entries), [entries]);
  const root = useRef<HTMLDivElement>(null);
  const { view, session } = useSession();
  const { state, status, failure, faults } = view;
  const variable =
    view.reading === undefined ? printed.unknowns[0]?.name : view.variable;
  const program = useMemo(() => programOf(state, variable), [state, variable]);

  useEffect(() => {
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || status !== "slow") return;
      // A menu, a dialog, or a command that is being typed in the field.
      if (
        event.defaultPrevented ||
        document.querySelector(":popover-open, dialog[open]")
      )
        return;
      event.preventDefault();
      event.stopPropagation();
      session.current?.cancel();
    };
    const element = root.current;
    element?.addEventListener("keydown", cancel, true);
    return () => element?.removeEventListener("keydown", cancel, true);
  }, [session, status]);

  const start = () => session.current?.start();
  return (
    <div
      ref={root}
      className={styles.demo}
      data-demo="compute"
      onPointerDown={start}
      onFocus={start}
    >
      <div className={styles.top}>
        <Inputs
          view={view}
          onLatex={(latex) => session.current?.enterLatex(latex)}
          onJson={(json) => session.current?.enterJson(json)}
        >
          <p dangerouslySetInnerHTML={{ __html: printed.html("canonical") }} />
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
      <div className={styles.bar}>
        <p role="status">{statusText(view)}</p>
        <button
          type="button"
          className="quiet-button"
          hidden={status !== "slow"}
          onClick={() => session.current?.cancel()}
        >
          Cancel
        </button>
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
      <Outputs view={view} printed={printed} session={session} />
      <Program code={program} />
    </div>
  );
}

/** What is going on, where it takes long enough to be told. */
function statusText({ status }: View): string {
  if (status === "slow") return "Computing…";
  if (status === "cancelled") return "Cancelled.";
  return "";
}
