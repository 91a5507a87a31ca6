import {
  memo,
  useEffect,
  useMemo,
  type ReactNode,
  type RefObject,
} from "react";

import type { Calculator } from "../../calculation";
import Plot, { loadPlot } from "../../components/Plot";
import type { Curve, ImplicitCurve } from "../../plot";
import { useDemo } from "./ComputeDemo";
import {
  MOST_PARAMETERS,
  parametersOf,
  withParameter,
  type Drawn,
} from "./drawn";
import styles from "./plot.module.css";
import type { Session } from "./session";
import { Sliders } from "./Sliders";
import { viewOf, type DemoState } from "./state";
import { faultOf, isInitial, variableOf } from "./view";

/** The same at each render: an expression with an error has no functions. */
const NONE: readonly Drawn[] = [];

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

interface DrawingProps {
  /** None where there is nothing to draw. */
  readonly drawn: readonly Drawn[];
  readonly variable: string | undefined;
  readonly parameters: DemoState["parameters"];
  /** Part of the plane that is shown at first: as an address says. */
  readonly opened: DemoState["view"];
  readonly session: RefObject<Session | null>;
}

/** The plot of functions, with a slider for each of their other unknowns. */
const Drawing = memo(function Drawing({
  drawn,
  variable,
  parameters: set,
  opened,
  session,
}: DrawingProps) {
  const [first] = drawn;
  const isImplicit = first?.isImplicit === true;
  const across = isImplicit ? "x" : variable;
  const parameters = useMemo(() => {
    if (!first || across === undefined) return undefined;
    const others = first.unknowns.filter(
      ({ name }) => !isImplicit || name !== "y",
    );
    return parametersOf(others, across, set);
  }, [first, isImplicit, across, set]);
  const curves = useMemo(() => {
    if (across === undefined || !parameters) return undefined;
    const values = Object.fromEntries(
      parameters.map(({ name, value }) => [name, value]),
    );
    return drawn.map((one) =>
      curveOf(one, across, values, drawn.length, session),
    );
  }, [drawn, across, parameters, session]);
  const view = useMemo(() => viewOf(opened), [opened]);
  if (!curves || across === undefined || !parameters)
    return <p className={styles.noPlot}>{reasonOf(drawn)}</p>;
  return (
    <>
      <Plot
        curves={curves}
        variable={across}
        {...(view ? { view } : {})}
        onView={({ x, y }) => session.current?.setPlot({ view: [...x, ...y] })}
        caption={first?.caption}
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

function curveOf(
  { label, source, isImplicit }: Drawn,
  variable: string,
  parameters: Sampling["parameters"],
  count: number,
  session: DrawingProps["session"],
): Curve | ImplicitCurve {
  const calculator = () => session.current?.calculator;
  const sampling = { source, variable, parameters };
  if (isImplicit)
    return {
      label,
      trace: ({ x: [from, to], y }) => {
        const vertical = { variable: "y", from: y[0], to: y[1] };
        return ask(calculator(), { ...sampling, vertical, from, to, count: 0 });
      },
    };
  return {
    label: count > 1 ? label : `${label}, by ${variable}`,
    sample: (from, to, points) =>
      ask(calculator(), { ...sampling, from, to, count: points }),
  };
}

type Sampling = Parameters<Calculator["sample"]>[0];

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
