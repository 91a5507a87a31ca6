import useIsBrowser from "@docusaurus/useIsBrowser";
import { useId } from "react";

import { FAULT } from "./ComputeAnswer";
import { useDemo } from "./context";
import styles from "./input.module.css";
import { faultOf, isEmpty } from "./session";

/** The expression as LaTeX and as MathJSON: what is entered in one, the other shows. */
export default function ComputeSource() {
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
