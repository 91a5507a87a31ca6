import { useEffect, type ReactNode } from "react";

import { loadPlot } from "../../components/Plot";
import { useDemo } from "./context";
import Drawing from "./Drawing";
import { INITIAL, type Drawn } from "./session";
import styles from "./styles.module.css";

/** The same at each render: an expression with an error has no functions. */
const NONE: readonly Drawn[] = [];

interface Props {
  /** The plot of the first expression, as a `<CurvePicture>`. */
  readonly children: ReactNode;
}

/** The plot of the expression; until there is one, the build's of the first. */
export default function ComputePlot({ children }: Props) {
  const { view, session } = useDemo();
  const { state, status, reading } = view;
  const isBegun = status !== "waiting";
  useEffect(() => {
    // While the engine comes; a plot that is needed and fails says so itself.
    if (isBegun) loadPlot().catch(() => undefined);
  }, [isBegun]);
  if (reading)
    return (
      <Drawing
        drawn={view.drawn ?? NONE}
        variable={view.variable}
        parameters={state.parameters}
        opened={view.opened}
        session={session}
      />
    );
  const isFirst = state.latex === INITIAL.latex && state.mathjson === "";
  return isFirst ? (
    <div className={styles.drawing}>{children}</div>
  ) : (
    <p className={styles.noPlot}>The plot appears here once it is drawn.</p>
  );
}
