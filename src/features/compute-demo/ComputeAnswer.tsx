import { useId, useMemo } from "react";

import { TITLES, type Named } from "../../calculation";
import CopyButton from "../../components/CopyButton";
import { useScrollable } from "../../components/OutputPanel";
import { useDemo } from "./ComputeDemo";
import { Body, Printed, type Entry } from "./Result";
import { MORE_MS } from "./results";
import styles from "./styles.module.css";
import { answerIn, faultOf, isEmpty, timedOut, type DemoView } from "./view";

interface Props {
  /** The answer to the first expression, as the build has it: one entry. */
  readonly entries: readonly Entry[];
}

/**
 * Shows the answer that somebody who typed the expression wants, or why there
 * is none: the one place where that is said. Documents make it of a live fence.
 */
export function ComputeAnswer({ entries }: Props) {
  const { view } = useDemo();
  const id = useId();
  const body = useScrollable(id);
  const printed = useMemo(() => new Printed(entries), [entries]);
  const [first] = entries;
  const { found, status } = view;
  const fault = faultOf(view);
  const answer = answerIn(view);
  const shown =
    !found && first
      ? {
          title: TITLES[first.label as Named],
          shown: printed.shown(first.label),
        }
      : answer;
  const copy = shown?.shown?.copy;
  return (
    <div
      className={styles.answer}
      role="group"
      aria-label="Answer"
      aria-busy={status === "running" || status === "slow"}
      data-answer=""
      data-mdast="ignore"
    >
      <div className={styles.head}>
        <span id={id} className="label">
          {shown?.title ?? "Answer"}
        </span>
        <p role="status">{fault === undefined && statusText(view)}</p>
        <Action />
        {copy !== undefined && (
          <CopyButton text={() => copy} what="LaTeX of the answer" />
        )}
      </div>
      <div ref={body} className={styles.body}>
        <div id={FAULT}>
          {fault !== undefined && (
            <p className={isEmpty(view) ? undefined : styles.fault}>{fault}</p>
          )}
          {shown?.shown && <Body shown={shown.shown} />}
          {answer?.decimal && (
            <span className={styles.decimal}>
              ≈
              <Body shown={answer.decimal} />
            </span>
          )}
        </div>
      </div>
    </div>
  );
}

/** The `id` of what is wrong with the expression, for its inputs. */
export const FAULT = "compute-fault";

/** Shows a button to cancel, retry or allow more time, where it helps. */
function Action() {
  const { view, session } = useDemo();
  const { status, isPatient } = view;
  const actions = {
    cancel: ["Cancel", () => session.current?.cancel()],
    retry: ["Compute", () => session.current?.retry()],
    more: [
      `Allow ${MORE_MS / 1000} seconds`,
      () => session.current?.allowMore(),
    ],
  } as const;
  const isShort = status === "done" && !isPatient && timedOut(view).length > 0;
  const action =
    status === "slow"
      ? actions.cancel
      : status === "cancelled"
        ? actions.retry
        : isShort
          ? actions.more
          : undefined;
  if (!action) return null;
  const [label, act] = action;
  return (
    <button type="button" className="button button--sm" onClick={act}>
      {label}
    </button>
  );
}

/** Describes the state of a computation that takes long; empty for others. */
function statusText(view: DemoView): string {
  if (view.status === "slow") return "Computing…";
  if (view.status === "cancelled")
    return "You cancelled the computation. The results so far are below.";
  const count = view.status === "done" ? timedOut(view).length : 0;
  if (count === 0) return "";
  return count === 1
    ? "One result ran out of time."
    : `${count} results ran out of time.`;
}
