import { useMemo } from "react";

import type { Task } from "../../calculation";
import OutputPanel from "../../components/OutputPanel";
import { useDemo } from "./context";
import Program from "./Program";
import Reading from "./Reading";
import Result from "./Result";
import {
  faultOf,
  foldOf,
  isRunning,
  programFor,
  SECTIONS,
  type Named,
} from "./session";
import { Printed, type Entry } from "./static";
import styles from "./styles.module.css";
import Tree from "./Tree";

interface Props {
  /** What the build computed of the first expression. */
  readonly entries: readonly Entry[];
}

/**
 * A panel for each different result, one for the data of the expression, one for
 * its type, and the program that gives the same. Documents make it of a live
 * fence.
 */
export default function ComputeOutputs({ entries }: Props) {
  const { view } = useDemo();
  const printed = useMemo(() => new Printed(entries), [entries]);
  const { found, jsonFault } = view;
  const fault = faultOf(view);
  const resultOf = (task: Task) =>
    found ? found.results[task] : printed.shown(task);
  const groups =
    fault === undefined
      ? SECTIONS.flatMap((tasks) => foldOf(tasks, resultOf))
      : [];
  const reading = found?.reading;
  // What is wrong with an expression is a part of it.
  const json =
    fault === undefined
      ? found?.results.canonical?.json
      : reading?.written.json;
  const text = json === undefined ? undefined : JSON.stringify(json);
  const data = found ? text : printed.text("json");
  const isBusy = isRunning(view);
  return (
    <>
      <div className={styles.outputs}>
        {groups.map(({ tasks, title, shown }) => (
          <Result
            key={tasks[0]}
            tasks={tasks.join(" ")}
            title={title}
            shown={shown}
            steps={stepsOf(tasks, resultOf)}
          />
        ))}
        <OutputPanel
          title="MathJSON"
          copy={data}
          copies="MathJSON"
          isBusy={isBusy}
          isCode
          className={styles.tree}
          data={{ "data-outcome": "mathjson" }}
        >
          {json === undefined ? data : <Tree json={json} />}
        </OutputPanel>
        <Reading
          type={found ? reading?.type : printed.text("type")}
          unknowns={found ? reading?.unknowns : printed.unknowns}
          isPending={isBusy}
        />
      </div>
      {jsonFault === undefined && (
        <Program code={programFor(view)} isBusy={isBusy} />
      )}
    </>
  );
}

/** The steps to a result that several tasks may have. */
function stepsOf(
  tasks: readonly Named[],
  resultOf: (task: Task) => ReturnType<Printed["shown"]>,
) {
  const all = tasks.map((task) => resultOf(`${task}-steps` as Task));
  return all.find((shown) => shown?.body.kind === "steps");
}
