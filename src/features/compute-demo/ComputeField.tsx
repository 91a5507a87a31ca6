import type { ReactNode } from "react";

import Formula from "../../components/Formula";
import MathInput from "../../components/MathInput";
import { useDemo } from "./context";
import styles from "./input.module.css";
import { INITIAL } from "./session";

interface Props {
  /** The first expression, as a `<FieldFormula>`. */
  readonly children: ReactNode;
}

/** Where the expression is entered as a formula. */
export default function ComputeField({ children }: Props) {
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
