import { useEffect, useRef, useState, type KeyboardEvent } from "react";

import Formula from "@site/src/components/Formula";
import MathInput from "@site/src/components/MathInput";
import type { MathfieldElement } from "@site/src/field";
import { Failure } from "../help";
import { FormulaResults } from "./FormulaResults";
import shared from "../results.module.css";
import styles from "./styles.module.css";
import { useMatches, type FormulaView } from "./useMatches";

export interface FormulaSearchProps {
  /** LaTeX of the formula that is looked for. */
  readonly formula: string;
  readonly onInput: (formula: string) => void;
  /** The reader wants to search by words. */
  readonly onLeave: () => void;
  /** Told once the field is live. */
  readonly onReady?: () => void;
}

/** A field for a formula, and the places whose formulas are like it. */
export default function FormulaSearch({
  formula,
  onInput,
  onLeave,
  onReady,
}: FormulaSearchProps) {
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<MathfieldElement>(null);
  const { view, retry } = useMatches(formula);
  // A reader who has come for results wants no keyboard over them.
  const [isNew] = useState(formula === "");

  useEffect(() => {
    if (!isNew) return;
    // What stands in for the field loads it and keeps what is typed.
    box.current?.querySelector<HTMLElement>("[role=textbox]")?.focus();
  }, [isNew]);

  const leave = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    // There it ends a command that is being typed.
    if (field.current?.mode === "latex") return;
    event.preventDefault();
    event.stopPropagation();
    onLeave();
  };

  return (
    <div
      ref={box}
      role="search"
      onKeyDownCapture={leave}
      // What the field takes is not for the window around it.
      onKeyDown={(event) => {
        if (event.key === "Escape") event.stopPropagation();
      }}
    >
      <div className={styles.head}>
        <span className="label">Search by formula</span>
        <button type="button" className="quiet-button" onClick={onLeave}>
          Search by words
        </button>
      </div>
      <MathInput
        label="Formula to search for"
        latex={formula}
        onInput={onInput}
        onReady={(ready) => {
          field.current = ready;
          onReady?.();
        }}
        className={styles.field}
      >
        {formula !== "" && <Formula latex={formula} />}
      </MathInput>
      <p className={styles.hint}>
        Type a formula, or LaTeX and Enter. Names and numbers need not be the
        same.
      </p>
      <p className={shared.status} role="status">
        {statusOf(view)}
      </p>
      {view.status === "failed" && <Failure onRetry={retry} />}
      <FormulaResults matches={view.matches} />
    </div>
  );
}

/** Says how the search is going, in a few words. */
function statusOf({ status, matches, isByCommands }: FormulaView): string {
  if (status === "idle") return "";
  if (status === "failed") return "Unable to fetch results";
  if (status === "searching" && matches.length === 0) return "Searching…";
  const count = matches.length === 1 ? "1 result" : `${matches.length} results`;
  const found = matches.length === 0 ? "No results" : count;
  return isByCommands
    ? `${found}. The engine did not load, so only LaTeX commands were compared.`
    : found;
}
