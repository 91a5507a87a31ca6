import type { Reading, Task } from "../../../calculation";
import type { Drawn } from "./function";
import { programOf } from "./program";
import type { Shown } from "./shown";
import {
  INITIAL,
  INITIAL_JSON,
  INITIAL_VARIABLE,
  type DemoState,
} from "./state";
import { ALL } from "./tasks";

/** What the page shows. */
export interface DemoView {
  readonly state: DemoState;
  /** What stands in the input for MathJSON. */
  readonly json: string;
  /** What is wrong with it. */
  readonly jsonFault?: string | undefined;
  readonly reading?: Reading;
  /** What is derived by and solved for. */
  readonly variable?: string | undefined;
  /** What is drawn; an expression with an error leaves it as it is. */
  readonly drawn?: readonly Drawn[];
  /** What of it is shown at first: as an address says. */
  readonly opened?: DemoState["view"];
  /** The last results, whether or not they are of this expression. */
  readonly panels: { readonly [Name in Task]?: Shown };
  /** Tasks whose last result is of something else. */
  readonly pending: ReadonlySet<Task>;
  /** The program that gives the last results. */
  readonly program: string;
  readonly status:
    "waiting" | "running" | "slow" | "done" | "cancelled" | "failed";
  /** Why nothing is computed. */
  readonly failure?: string;
  /** What the address says that means nothing. */
  readonly faults: readonly string[];
}

/** The page before anything is computed here. */
export const BEFORE: DemoView = {
  state: INITIAL,
  json: INITIAL_JSON,
  variable: INITIAL_VARIABLE,
  panels: {},
  pending: new Set(),
  program: programOf(INITIAL, {
    tasks: new Set(ALL),
    variable: INITIAL_VARIABLE,
    canonical: undefined,
  }),
  status: "waiting",
  faults: [],
};

/** Whether something is being computed. */
export function isRunning({ status }: DemoView): boolean {
  return status === "running" || status === "slow";
}

/** The program that computes what a page shows. */
export function programFor({ state, variable, panels }: DemoView): string {
  return programOf(state, {
    tasks: new Set(ALL.filter((task) => panels[task]?.copy !== undefined)),
    variable,
    canonical: panels.canonical?.json,
  });
}
