import useIsBrowser from "@docusaurus/useIsBrowser";
import { useId } from "react";

import styles from "./Choice.module.css";

interface Props<Value extends string> {
  /** Name of the choice, for those who cannot see what it belongs to. */
  readonly label: string;
  /** The options by their values, as readers see them. */
  readonly options: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** True if nothing would follow the choice, though there are scripts. */
  readonly disabled?: boolean;
}

/** One of a few options, all in sight: radio buttons that look like tabs. */
export default function Choice<Value extends string>({
  label,
  options,
  value,
  onChange,
  disabled = false,
}: Props<Value>) {
  const name = useId();
  // Before there are scripts, nothing would follow the choice.
  const isInBrowser = useIsBrowser();
  return (
    <div role="radiogroup" className={styles.choice} aria-label={label}>
      {(Object.entries(options) as [Value, string][]).map(([each, text]) => (
        <label key={each} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={each}
            checked={each === value}
            disabled={disabled || !isInBrowser}
            onChange={() => onChange(each)}
          />
          {text}
        </label>
      ))}
    </div>
  );
}
