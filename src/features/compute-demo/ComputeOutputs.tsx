import { useMemo, type ReactNode } from "react";

import OutputPanel from "../../components/OutputPanel";
import { Digits, Variable } from "./Choices";
import Reading from "./Reading";
import Result from "./Result";
import { useDemo } from "./context";
import Program from "./Program";
import { isRunning, TASKS, type DemoView } from "./session";
import { Printed, type Entry } from "./static";
import styles from "./styles.module.css";
import Tree from "./Tree";

interface Props {
  /** What the build computed of the first expression. */
  readonly entries: readonly Entry[];
}

/**
 * A panel for each thing that is computed, one for what was understood, and the
 * program that does the same. Documents make it of a live fence.
 */
export default function ComputeOutputs({ entries }: Props) {
  const { view, session } = useDemo();
  const printed = useMemo(() => new Printed(entries), [entries]);
  const { state, reading, pending, panels, status, variable } = view;
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
        value={variable}
        names={unknowns.map(({ name }) => name)}
        onChange={(name) => session.current?.setVariable(name)}
      />
    ),
  };
  return (
    <>
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
          copy={
            json === undefined ? printed.text("json") : JSON.stringify(json)
          }
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
      <Program code={view.program} isBusy={isRunning(view)} />
    </>
  );
}

const HALTS: Partial<Record<DemoView["status"], "Cancelled" | "Not computed">> =
  {
    cancelled: "Cancelled",
    failed: "Not computed",
  };
