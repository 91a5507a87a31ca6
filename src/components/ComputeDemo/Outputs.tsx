import type { ReactNode, RefObject } from "react";

import OutputPanel from "../OutputPanel";
import { Digits, Variable } from "./Choices";
import Reading from "./Reading";
import Result from "./Result";
import { TASKS, type Session, type View } from "./session";
import type { Printed } from "./static";
import styles from "./styles.module.css";
import Tree from "./Tree";

interface Props {
  readonly view: View;
  readonly printed: Printed;
  readonly session: RefObject<Session | null>;
}

/** A panel for each thing that is computed, and for what was understood. */
export default function Outputs({ view, printed, session }: Props) {
  const { state, reading, pending, panels, status } = view;
  const unknowns = reading?.unknowns ?? printed.unknowns;
  const json = panels.canonical?.json;
  const isReading = pending.has("canonical") && status !== "cancelled";
  const controls: Readonly<Partial<Record<string, ReactNode>>> = {
    number: (
      <Digits
        value={state.digits}
        onChange={(digits) => session.current?.setDigits(digits)}
      />
    ),
    derivative: (
      <Variable
        value={view.variable ?? unknowns[0]?.name}
        names={unknowns.map(({ name }) => name)}
        onChange={(name) => session.current?.setVariable(name)}
      />
    ),
  };
  return (
    <div className={styles.outputs}>
      {TASKS.map(({ task, title }) => (
        <Result
          key={task}
          task={task}
          title={title}
          shown={panels[task] ?? printed.shown(task)}
          isPending={pending.has(task)}
          halt={HALTS[status]}
          controls={controls[task]}
        />
      ))}
      <OutputPanel
        title="MathJSON"
        copy={json === undefined ? printed.text("json") : JSON.stringify(json)}
        copies="canonical form"
        isBusy={isReading}
        isCode
        className={styles.tree}
        data={{ "data-outcome": "mathjson" }}
      >
        {json === undefined ? printed.text("json") : <Tree json={json} />}
      </OutputPanel>
      <Reading
        type={reading?.type ?? printed.text("type")}
        unknowns={unknowns}
        errors={reading?.errors ?? []}
        isPending={isReading}
      />
    </div>
  );
}

const HALTS: Partial<Record<View["status"], "Cancelled" | "Not computed">> = {
  cancelled: "Cancelled",
  failed: "Not computed",
};
