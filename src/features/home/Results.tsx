import clsx from "clsx";
import { useEffect, useMemo, useState, type ReactNode } from "react";

import Plot, { loadPlot } from "../../components/Plot";
import Program from "../../components/Program";
import { NOTHING, recipeOf } from "./findings";
import type { Notice } from "./session";
import { useWork } from "./Workbench";
import styles from "./workbench.module.css";

interface Props {
  /** Results of the build for the first formula: see the fence `as`. */
  readonly entries: readonly {
    readonly label: string;
    readonly text: string;
    readonly html: string | undefined;
  }[];
}

/**
 * The LaTeX of the formula, what the engine found out about it, and the program
 * that finds it out.
 */
export function Results({ entries }: Props) {
  const { latex, findings } = useWork();
  const built = new Map(entries.map((entry) => [entry.label, entry]));
  const json = findings?.json ?? built.get("MathJSON")?.text;
  const answer = findings?.answer ?? built.get("Value");
  const recipe = useMemo(
    () => (findings ? findings.recipe : recipeOf(latex)),
    [findings, latex],
  );
  return (
    <dl className={styles.rows}>
      <div className={clsx(styles.row, styles.found)}>
        <dt className="label">{answer?.label}</dt>
        {answer?.html === undefined ? (
          <dd
            className={styles.words}
            tabIndex={answer?.text === "" ? undefined : 0}
          >
            {answer?.text}
          </dd>
        ) : (
          <dd
            className={styles.value}
            tabIndex={0}
            dangerouslySetInnerHTML={{ __html: answer.html }}
          />
        )}
      </div>
      <div className={styles.row}>
        <dt className="label">LaTeX</dt>
        <dd>
          <code>{latex}</code>
        </dd>
      </div>
      <div className={clsx(styles.row, styles.found)}>
        <dt className="label">MathJSON</dt>
        <dd className={styles.json}>
          <code>{json}</code>
        </dd>
      </div>
      <div className={clsx(styles.row, styles.found)}>
        <dt className="label">Code</dt>
        <dd className={styles.code}>{recipe && <Program recipe={recipe} />}</dd>
      </div>
    </dl>
  );
}

interface PartProps {
  readonly children: ReactNode;
}

/** The plot of the formula; its child is the picture of the first. */
export function Graph({ children }: PartProps) {
  const { findings, notice } = useWork();
  const isBegun = notice.status !== "idle";
  useEffect(() => {
    // While the engine comes; a plot that needs it and fails says so itself.
    if (isBegun) loadPlot().catch(() => undefined);
  }, [isBegun]);
  const className = clsx(styles.graph, styles.found);
  if (!findings) return <div className={className}>{children}</div>;
  const { graph } = findings;
  return (
    <div className={className}>
      {graph ? (
        <Plot {...graph} />
      ) : (
        <p className={styles.noGraph}>
          The plot of a formula with one unknown, or of an equation in x and y,
          appears here.
        </p>
      )}
    </div>
  );
}

const NOTICES = {
  loading: "The engine is being loaded, once.",
  computing: "The engine is at work. Type on to stop it.",
  done: "Computed in your browser.",
};

/** After which rest a value is read out, in milliseconds. */
const REST_MS = 1000;

/**
 * A line that says where the results come from; its child, until one is typed.
 */
export function Source({ children }: PartProps) {
  const { findings, notice, retry } = useWork();
  const [spoken, setSpoken] = useState("");
  const { label, text } = (findings ?? NOTHING).answer;
  const value = `${label}: ${text}`;
  useEffect(() => {
    // While somebody types, the values on the way are not read out.
    const timer = setTimeout(() => setSpoken(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return (
    <div className={styles.source} data-status={notice.status}>
      {notice.status === "idle" && children}
      <p role="status">
        {textOf(notice)}
        {notice.status === "done" && <span className="sr-only"> {spoken}</span>}
      </p>
      {notice.status === "failed" && (
        <button type="button" className="quiet-button" onClick={retry}>
          Retry
        </button>
      )}
    </div>
  );
}

function textOf(notice: Notice): string {
  if (notice.status === "idle") return "";
  return "reason" in notice ? notice.reason : NOTICES[notice.status];
}
