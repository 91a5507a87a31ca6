import useIsBrowser from "@docusaurus/useIsBrowser";
import { useId, useState } from "react";

import { DIGITS } from "../../calculation";
import styles from "./styles.module.css";

interface DigitsProps {
  readonly value: number;
  readonly onChange: (digits: number) => void;
}

/** How many significant digits a number has. */
export function Digits({ value, onChange }: DigitsProps) {
  const id = useId();
  const isInBrowser = useIsBrowser();
  // What is typed on the way to a number, such as nothing.
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && parseDigits(typed) === undefined;
  return (
    <span className={styles.choice}>
      <label htmlFor={id}>Digits</label>
      <input
        id={id}
        type="number"
        min={DIGITS.least}
        max={DIGITS.most}
        step={1}
        value={typed ?? String(value)}
        readOnly={!isInBrowser}
        aria-invalid={isWrong}
        aria-describedby={`${id}-range`}
        onBlur={() => setTyped(undefined)}
        onChange={({ target }) => {
          setTyped(target.value);
          const digits = parseDigits(target.value);
          if (digits !== undefined) onChange(digits);
        }}
      />
      <span
        id={`${id}-range`}
        className={isWrong ? styles.choiceFault : undefined}
      >
        {DIGITS.least} to {DIGITS.most}
      </span>
    </span>
  );
}

interface VariableProps {
  readonly value: string | undefined;
  readonly names: readonly string[];
  readonly onChange: (name: string) => void;
}

/** What to derive by and solve for, where there is a choice. */
export function Variable({ value, names, onChange }: VariableProps) {
  const id = useId();
  return (
    <span className={styles.choice}>
      <label htmlFor={id}>Variable</label>
      <select
        id={id}
        value={value ?? ""}
        disabled={names.length < 2}
        onChange={({ target }) => onChange(target.value)}
      >
        {names.length === 0 && <option value="">none</option>}
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </span>
  );
}

function parseDigits(text: string): number | undefined {
  const digits = /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : NaN;
  return digits >= DIGITS.least && digits <= DIGITS.most ? digits : undefined;
}
