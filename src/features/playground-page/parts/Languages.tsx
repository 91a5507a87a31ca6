import { useId } from "react";

import type { Language } from "../session";
import styles from "./styles.module.css";

const LABELS: readonly { value: Language; label: string }[] = [
  { value: "js", label: "JavaScript" },
  { value: "ts", label: "TypeScript" },
  { value: "markup", label: "Markup" },
];

interface Props {
  readonly value: Language;
  readonly disabled: boolean;
  readonly onChange: (language: Language) => void;
}

/** The choice of what the editor holds. */
export default function Languages({ value, disabled, onChange }: Props) {
  const name = useId();
  return (
    <fieldset className={styles.languages} disabled={disabled}>
      <legend className="sr-only">Language</legend>
      {LABELS.map((each) => (
        <label key={each.value} className={styles.language}>
          <input
            type="radio"
            name={name}
            checked={each.value === value}
            onChange={() => onChange(each.value)}
          />
          {each.label}
        </label>
      ))}
    </fieldset>
  );
}
