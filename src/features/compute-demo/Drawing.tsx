import { memo, useMemo, type RefObject } from "react";

import type { Calculator } from "../../calculation";
import Plot from "../../components/Plot";
import type { Curve, ImplicitCurve } from "../../plot";
import Sliders from "./Sliders";
import {
  MOST_PARAMETERS,
  parametersOf,
  viewOf,
  withParameter,
  type Drawn,
  type Session,
  type DemoState,
} from "./session";
import styles from "./styles.module.css";

interface Props {
  /** None where there is nothing to draw. */
  readonly drawn: readonly Drawn[];
  readonly variable: string | undefined;
  readonly parameters: DemoState["parameters"];
  /** What is shown at first: as an address says. */
  readonly opened: DemoState["view"];
  readonly session: RefObject<Session | null>;
}

/** The plot of functions, with a slider for each of their other unknowns. */
export default memo(function Drawing({
  drawn,
  variable,
  parameters: set,
  opened,
  session,
}: Props) {
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
  session: Props["session"],
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
