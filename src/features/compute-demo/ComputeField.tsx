import useIsBrowser from "@docusaurus/useIsBrowser";
import { useId, type ReactNode } from "react";

import Formula from "../../components/Formula";
import MathInput from "../../components/MathInput";
import { useDemo } from "./context";
import { INITIAL } from "./session";
import styles from "./input.module.css";

interface Props {
  /** The first expression, as a `<FieldFormula>`. */
  readonly children: ReactNode;
}

/** One expression in three inputs: what is entered in one, the others show. */
export default function ComputeField({ children }: Props) {
  const { view, session } = useDemo();
  const { state, json, jsonFault, reading } = view;
  const onLatex = (latex: string) => session.current?.enterLatex(latex);
  const errors = reading?.errors ?? [];
  const isJson = state.mathjson !== "";
  return (
    <div className={styles.inputs}>
      <MathInput
        label="Expression"
        latex={state.latex}
        onInput={onLatex}
        className={styles.field}
      >
        {state.latex === INITIAL.latex ? (
          children
        ) : (
          <Formula latex={state.latex} />
        )}
      </MathInput>
      <Text
        label="LaTeX"
        value={state.latex}
        onChange={onLatex}
        fault={isJson ? undefined : errors.join(" ")}
      />
      <Text
        label="MathJSON"
        value={json}
        onChange={(text) => session.current?.enterJson(text)}
        fault={
          jsonFault === undefined
            ? isJson
              ? errors.join(" ")
              : undefined
            : `This is not JSON, and the others stay as they are: ${jsonFault}`
        }
      />
    </div>
  );
}

interface TextProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly fault: string | undefined;
}

function Text({ label, value, onChange, fault = "" }: TextProps) {
  const id = useId();
  // Without scripts nothing would come of what is typed.
  const isInBrowser = useIsBrowser();
  return (
    <div className={styles.text}>
      <label htmlFor={id} className="label">
        {label}
      </label>
      <textarea
        id={id}
        rows={2}
        value={value}
        readOnly={!isInBrowser}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-invalid={fault !== ""}
        aria-describedby={`${id}-fault`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-fault`} className={styles.fault} role="status">
        {fault}
      </p>
    </div>
  );
}
