import useIsBrowser from "@docusaurus/useIsBrowser";
import { useEffect, useMemo, useRef } from "react";

import type { Json, Named, Reading, Task } from "../../calculation";
import OutputPanel from "../../components/OutputPanel";
import { treeOfMathJson } from "../../playground/console";
import { useDemo } from "./ComputeDemo";
import { Program } from "./Program";
import { Printed, Result, type Entry } from "./Result";
import { foldOf, SECTIONS } from "./results";
import styles from "./styles.module.css";
import { faultOf, isRunning, programFor } from "./view";

interface Props {
  /** Results of the build for the first expression. */
  readonly entries: readonly Entry[];
}

/**
 * A panel for each different result, one for the data of the expression, one
 * for its type, and the program that gives the same. Documents make it of a
 * live fence.
 */
export function ComputeOutputs({ entries }: Props) {
  const { view } = useDemo();
  const isBrowser = useIsBrowser();
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
  // What the build has printed folds as well, before anything is computed.
  const tree =
    json ??
    (found || !isBrowser || data === undefined
      ? undefined
      : (JSON.parse(data) as Json));
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
        <TypePanel
          type={found ? reading?.type : printed.text("type")}
          unknowns={found ? reading?.unknowns : printed.unknowns}
          isPending={isBusy}
        />
        <OutputPanel
          title="MathJSON"
          copy={data}
          copies="MathJSON"
          isBusy={isBusy}
          isCode
          className={styles.tree}
          data={{ "data-outcome": "mathjson" }}
        >
          {tree === undefined ? data : <Tree json={tree} />}
        </OutputPanel>
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

interface ReadingProps {
  /** Nothing before the expression is read. */
  readonly type: string | undefined;
  readonly unknowns: Reading["unknowns"] | undefined;
  readonly isPending: boolean;
}

/** Shows the types that the engine infers, before it computes anything. */
function TypePanel({ type, unknowns = [], isPending }: ReadingProps) {
  return (
    <OutputPanel
      title="Type"
      isBusy={isPending}
      className={styles.result}
      data={{ "data-outcome": "reading" }}
    >
      <dl className={styles.reading}>
        {type !== undefined && <Row name="Expression" text={type} />}
        {unknowns.map((unknown) => (
          <Row key={unknown.name} name={unknown.name} text={unknown.type} />
        ))}
        {type !== undefined && unknowns.length === 0 && (
          <div>
            <dt>Unknowns</dt>
            <dd>none</dd>
          </div>
        )}
      </dl>
    </OutputPanel>
  );
}

function Row({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <code>{text}</code>
      </dd>
    </div>
  );
}

/** MathJSON as a tree that folds. */
function Tree({ json }: { readonly json: Json }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(treeOfMathJson(json));
  }, [json]);
  return <div ref={place} />;
}
