import { useEffect, type ReactNode } from "react";

import { loadPlot } from "../../components/Plot";
import { useDemo } from "./context";
import Drawing from "./Drawing";
import { faultOf, isInitial, variableOf, type Drawn } from "./session";
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
  const { state, status, found } = view;
  const isBegun = status !== "idle";
  useEffect(() => {
    // While the engine comes; a plot that is needed and fails says so itself.
    if (isBegun) loadPlot().catch(() => undefined);
  }, [isBegun]);
  return (
    <div className={styles.drawing}>
      {!found && isInitial(state) ? (
        children
      ) : found?.reading && faultOf(view) === undefined ? (
        <Drawing
          drawn={found.drawn ?? NONE}
          variable={variableOf(view)}
          parameters={state.parameters}
          opened={view.opened}
          session={session}
        />
      ) : (
        <p className={styles.noPlot}>The plot appears here.</p>
      )}
    </div>
  );
}
