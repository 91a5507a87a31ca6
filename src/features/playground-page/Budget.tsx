import { useId, useState } from "react";

import styles from "./styles.module.css";

/** Times that a run may take, in seconds. */
export const BUDGET = { least: 1, most: 60, usual: 10 } as const;

interface Props {
  readonly disabled: boolean;
  /** Takes whole seconds, within the limits. */
  readonly onChange: (seconds: number) => void;
}

/** The field for the longest time of a run. */
export function Budget({ disabled, onChange }: Props) {
  const [text, setText] = useState(String(BUDGET.usual));
  const [seconds, setSeconds] = useState<number>(BUDGET.usual);
  const id = useId();
  const isWrong = parseBudget(text) === undefined;
  return (
    <div className={styles.budget}>
      <label htmlFor={id}>
        Time for a run<span className="sr-only">, in seconds</span>
      </label>
      <input
        id={id}
        type="number"
        min={BUDGET.least}
        max={BUDGET.most}
        step={1}
        value={text}
        disabled={disabled}
        aria-invalid={isWrong}
        aria-describedby={`${id}-error`}
        onChange={({ target }) => {
          setText(target.value);
          const asked = parseBudget(target.value);
          if (asked === undefined) return;
          setSeconds(asked);
          onChange(asked);
        }}
      />
      <span aria-hidden="true">s</span>
      <span id={`${id}-error`} className={styles.error} role="status">
        {isWrong &&
          `Give whole seconds, from ${BUDGET.least} to ${BUDGET.most}. It stays ${seconds} s.`}
      </span>
    </div>
  );
}

/**
 * The time budget that a reader asks for.
 *
 * @param text - As it was typed.
 * @returns Whole seconds within {@link BUDGET}, or nothing for anything else.
 */
export function parseBudget(text: string): number | undefined {
  if (!/^\s*\d{1,2}\s*$/.test(text)) return undefined;
  const seconds = Number(text);
  return seconds >= BUDGET.least && seconds <= BUDGET.most
    ? seconds
    : undefined;
}
