import useIsBrowser from "@docusaurus/useIsBrowser";
import { useId, type ReactNode } from "react";

import type { MathfieldElement } from "../../field";
import MathInput from "../../components/MathInput";
import { useDemo } from "./context";
import { faultText } from "./faults";
import styles from "./styles.module.css";
import { useReading } from "./useReading";

interface Props {
  /** The first formula, as a `<FieldFormula>`. */
  readonly children: ReactNode;
}

/** The field, and its LaTeX to edit. */
export default function Field({ children }: Props) {
  const id = useId();
  const isInBrowser = useIsBrowser();
  const { state, faults, change, setField } = useDemo();
  const wrong = useReading(faultsOf) ?? [];

  return (
    <>
      <div className={styles.field}>
        <MathInput
          label="Formula"
          latex={state.latex}
          onInput={(value) => change({ latex: value })}
          onReady={setField}
        >
          {children}
        </MathInput>
      </div>
      <noscript>
        <p className={styles.aside}>
          This is a picture of a mathfield. To type into it, allow scripts. Its
          formula in other notations is below.
        </p>
      </noscript>
      <div>
        <label htmlFor={id} className="label">
          LaTeX
        </label>
        <textarea
          id={id}
          className={styles.latex}
          rows={2}
          value={state.latex}
          readOnly={!isInBrowser}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-invalid={wrong.length > 0}
          aria-describedby={`${id}-wrong`}
          onChange={({ target }) => change({ latex: target.value })}
        />
        <p id={`${id}-wrong`} className={styles.wrong} role="status">
          {wrong.join(" ")}
        </p>
        {faults.length > 0 && (
          <p className={styles.fault} role="alert">
            {faults.join(" ")} The rest of the address is used.
          </p>
        )}
      </div>
    </>
  );
}

function faultsOf(field: MathfieldElement): string[] {
  return [...new Set(field.errors.map(faultText))];
}
