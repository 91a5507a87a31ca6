import useIsBrowser from "@docusaurus/useIsBrowser";
import { useId, type ReactNode } from "react";

import MathInput from "../../components/MathInput";
import type { MathfieldElement } from "../../field";
import { useDemo, useReading } from "./context";
import styles from "./styles.module.css";

interface Props {
  /** The first formula, as a `<FieldFormula>`. */
  readonly children: ReactNode;
}

/** The field, and its LaTeX to edit. */
export function DemoField({ children }: Props) {
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

type Fault = MathfieldElement["errors"][number];

/** Says in a sentence what MathLive finds wrong with LaTeX. */
function faultText({ code, arg = "" }: Fault): string {
  switch (code) {
    case "unknown-command":
      return `There is no command ${arg}.`;
    case "invalid-command":
      return `A formula cannot contain the command ${arg}.`;
    case "unbalanced-braces":
      return "The braces do not match.";
    case "unknown-environment":
      return `There is no environment ${arg}.`;
    case "unbalanced-environment":
      return `The environment ${arg} needs a \\begin and an \\end.`;
    case "unbalanced-mode-shift":
      return "The dollar signs do not match.";
    case "missing-argument":
      return `An argument is missing after ${arg || "a command"}.`;
    case "too-many-infix-commands":
      return "Use braces to separate two commands such as \\over.";
    case "unexpected-command-in-string":
      return "A command is used where only text is allowed.";
    case "missing-unit":
      return "A length needs a unit, such as em.";
    case "unexpected-delimiter":
      return `A delimiter is missing or not allowed${arg && `: ${arg}`}.`;
    case "unexpected-end-of-string":
      return "The formula is not complete.";
    case "improper-alphabetic-constant":
      return "A character is missing after a backquote.";
    case "unexpected-token":
      return `The formula has an unexpected part${arg && `: ${arg}`}.`;
  }
}
