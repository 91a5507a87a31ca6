import {
  memo,
  useEffect,
  useMemo,
  type ReactNode,
  type RefObject,
} from "react";

import {
  axesOf,
  curvesOf,
  functionsOf,
  type Calculator,
  type Drawn,
  type Reading,
  type Sampling,
} from "../../calculation";
import Plot, { loadPlot } from "../../components/Plot";
import { useDemo } from "./ComputeDemo";
import { MOST_PARAMETERS, parametersOf, withParameter } from "./parameters";
import styles from "./plot.module.css";
import type { Session } from "./session";
import { Sliders } from "./Sliders";
import { viewOf, type DemoState } from "./state";
import { faultOf, isInitial, variableOf } from "./view";

interface Props {
  /** The plot of the first expression, as a `<CurvePicture>`. */
  readonly children: ReactNode;
}

/** The plot of the expression; until there is one, the build's of the first. */
export function ComputePlot({ children }: Props) {
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
          reading={found.reading}
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

interface DrawingProps {
  readonly reading: Reading;
  readonly variable: string | undefined;
  readonly parameters: DemoState["parameters"];
  /** Part of the plane that is shown at first: as an address says. */
  readonly opened: DemoState["view"];
  readonly session: RefObject<Session | null>;
}

/** The plot of an expression, with a slider for each further unknown. */
const Drawing = memo(function Drawing({
  reading,
  variable,
  parameters: set,
  opened,
  session,
}: DrawingProps) {
  const drawn = useMemo(() => functionsOf(reading), [reading]);
  const axes = useMemo(() => axesOf(drawn, variable), [drawn, variable]);
  const parameters = useMemo(
    () => axes && parametersOf(axes.others, set),
    [axes, set],
  );
  const curves = useMemo(() => {
    if (!axes || !parameters) return undefined;
    const values = parameters.map(({ name, value }) => [name, value] as const);
    const given = {
      variable: axes.across,
      parameters: Object.fromEntries(values),
    };
    return curvesOf(drawn, given, (sampling) =>
      ask(session.current?.calculator, sampling),
    );
  }, [drawn, axes, parameters, session]);
  const view = useMemo(() => viewOf(opened), [opened]);
  if (!axes || !parameters || !curves)
    return <p className={styles.noPlot}>{reasonOf(drawn)}</p>;
  return (
    <>
      <Plot
        curves={curves}
        variable={axes.across}
        {...(view ? { view } : {})}
        onView={({ x, y }) => session.current?.setPlot({ view: [...x, ...y] })}
        caption={drawn[0]?.caption}
      />
      <Sliders
        parameters={parameters}
        onChange={(changed) =>
          session.current?.setPlot({ parameters: withParameter(set, changed) })
        }
      />
    </>
  );
});

/** @throws DOMException named `AbortError` when the page is left meanwhile. */
async function ask(
  calculator: Calculator | undefined,
  sampling: Sampling,
): Promise<Float64Array> {
  if (!calculator) throw new DOMException("No page", "AbortError");
  return calculator.sample(sampling, "plot");
}

function reasonOf([drawn]: readonly Drawn[]): string {
  if (drawn && drawn.unknowns.length > 0)
    return `No plot: there are more than ${MOST_PARAMETERS} unknowns besides the variable.`;
  return drawn
    ? "No plot: the expression has no unknown."
    : "No plot: the value of the expression is not a number.";
}
