import { memo, useMemo, type RefObject } from "react";

import type { Calculator } from "../../calculation";
import Plot from "../../components/Plot";
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
  const unknowns = drawn[0]?.unknowns;
  const parameters = useMemo(
    () =>
      unknowns && variable !== undefined
        ? parametersOf(unknowns, variable, set)
        : undefined,
    [unknowns, variable, set],
  );
  const curves = useMemo(
    () =>
      variable !== undefined && parameters
        ? drawn.map(({ label, source }) => ({
            label: drawn.length > 1 ? label : `${label}, by ${variable}`,
            sample: (from: number, to: number, count: number) =>
              ask(session.current?.calculator, {
                source,
                variable,
                parameters: Object.fromEntries(
                  parameters.map(({ name, value }) => [name, value]),
                ),
                from,
                to,
                count,
              }),
          }))
        : undefined,
    [drawn, variable, parameters, session],
  );
  const view = useMemo(() => viewOf(opened), [opened]);
  if (!curves || variable === undefined || !parameters)
    return <p className={styles.noPlot}>{reasonOf(drawn)}</p>;
  return (
    <div className={styles.drawing}>
      <Plot
        curves={curves}
        variable={variable}
        {...(view ? { view } : {})}
        onView={({ x, y }) => session.current?.setPlot({ view: [...x, ...y] })}
        caption={
          drawn[0]?.isDifference
            ? "The difference of both sides: its zeros are the solutions."
            : undefined
        }
      />
      <Sliders
        parameters={parameters}
        onChange={(changed) =>
          session.current?.setPlot({ parameters: withParameter(set, changed) })
        }
      />
    </div>
  );
});

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
