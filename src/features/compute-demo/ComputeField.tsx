import useIsBrowser from "@docusaurus/useIsBrowser";
import { useId, type ReactNode } from "react";

import Formula from "../../components/Formula";
import MathInput from "../../components/MathInput";
import { FAULT } from "./ComputeAnswer";
import { useDemo } from "./ComputeDemo";
import styles from "./input.module.css";
import { INITIAL } from "./state";
import { faultOf, isEmpty } from "./view";

interface Props {
  /** The first expression, as a `<FieldFormula>`. */
  readonly children: ReactNode;
}

/** Renders the field in which the expression is entered as a formula. */
export function ComputeField({ children }: Props) {
  const { view, session } = useDemo();
  const { latex } = view.state;
  return (
    <MathInput
      label="Expression"
      latex={latex}
      onInput={(entered) => session.current?.enterLatex(entered)}
      className={styles.field}
    >
      {latex === INITIAL.latex ? children : <Formula latex={latex} />}
    </MathInput>
  );
}

/**
 * The expression as LaTeX and as MathJSON: what is entered in one, the other
 * shows.
 */
export function ComputeSource() {
  const { view, session } = useDemo();
  const { state, json, jsonFault } = view;
  const isJson = state.mathjson !== "" || jsonFault !== undefined;
  const isFaulty = faultOf(view) !== undefined && !isEmpty(view);
  return (
    <div className={styles.source}>
      <Text
        label="LaTeX"
        value={state.latex}
        onChange={(latex) => session.current?.enterLatex(latex)}
        isFaulty={!isJson && isFaulty}
      />
      <Text
        label="MathJSON"
        value={json}
        onChange={(text) => session.current?.enterJson(text)}
        isFaulty={isJson && isFaulty}
      />
    </div>
  );
}

interface TextProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly isFaulty: boolean;
}

function Text({ label, value, onChange, isFaulty }: TextProps) {
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
        aria-invalid={isFaulty}
        aria-describedby={isFaulty ? FAULT : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
