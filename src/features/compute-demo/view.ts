import {
  answerOf,
  faultIn,
  type Answer,
  type Reading,
  type Shown,
  type Task,
} from "../../calculation";
import { programOf } from "./recipe";
import { ALL } from "./results";
import {
  INITIAL,
  INITIAL_JSON,
  INITIAL_VARIABLE,
  type DemoState,
} from "./state";

/** All that is known of an expression: more and more, while it is computed. */
export interface Findings {
  readonly reading?: Reading;
  readonly results: { readonly [Name in Task]?: Shown };
}

export const UNKNOWN: Findings = { results: {} };

/** Returns findings without the results of some tasks. */
export function without(tasks: readonly Task[], found: Findings): Findings {
  if (!found.reading) return UNKNOWN;
  const kept = Object.entries(found.results).filter(
    ([task]) => !tasks.includes(task as Task),
  );
  return { ...found, results: Object.fromEntries(kept) };
}

/** All that the page shows: the reader's choices, findings and messages. */
export interface DemoView {
  readonly state: DemoState;
  /** Content of the input for MathJSON. */
  readonly json: string;
  /** The error in it, where it is no JSON: then nothing is computed. */
  readonly jsonFault?: string | undefined;
  /**
   * Findings about the expression that is entered, never about another one.
   * Nothing before the first is computed: then the build's results are shown.
   */
  readonly found?: Findings;
  /** Part of the plane that the plot shows at first: as an address says. */
  readonly opened?: DemoState["view"];
  readonly status:
    "idle" | "running" | "slow" | "done" | "cancelled" | "failed";
  /** True if more time was given, once the usual time had run out. */
  readonly isPatient: boolean;
  /** Reason why nothing is computed. */
  readonly failure?: string;
  /** Messages about parts of the address that cannot be used. */
  readonly faults: readonly string[];
}

/** The page before anything is computed here. */
export const BEFORE: DemoView = {
  state: INITIAL,
  json: INITIAL_JSON,
  status: "idle",
  isPatient: false,
  faults: [],
};

/** Tells whether something is being computed. */
export function isRunning({ status }: DemoView): boolean {
  return status === "running" || status === "slow";
}

/** Tells whether an expression is the one that the build has computed. */
export function isInitial({ latex, mathjson }: DemoState): boolean {
  return latex === INITIAL.latex && mathjson === "";
}

/** Returns the unknown to differentiate by and solve for, if there is one. */
export function variableOf({ state, found }: DemoView): string | undefined {
  if (!found) return INITIAL_VARIABLE;
  const names = found.reading?.unknowns.map(({ name }) => name) ?? [];
  return names.includes(state.variable)
    ? state.variable
    : found.reading?.variable;
}

/** Tells whether no expression is entered. */
export function isEmpty({ jsonFault, found }: DemoView): boolean {
  return jsonFault === undefined && found?.reading?.written.json === "Nothing";
}

/**
 * Explains why there are no results, in a sentence for readers.
 *
 * @returns Nothing where there are some, or will be.
 */
export function faultOf(view: DemoView): string | undefined {
  const { jsonFault, found } = view;
  if (jsonFault !== undefined)
    return `This MathJSON is not JSON, so nothing is computed: ${jsonFault}`;
  return found?.reading && faultIn(found.reading);
}

/** Returns the answer to the expression; nothing until it is known. */
export function answerIn(view: DemoView): Answer | undefined {
  const { reading, results } = view.found ?? UNKNOWN;
  if (!reading || faultOf(view) !== undefined) return undefined;
  const answer = answerOf(reading, (task) => results[task]);
  return typeof answer === "string" ? undefined : answer;
}

/** Turns findings into a view. The input that the reader is in stays. */
export function shownOf(
  found: Findings,
  { state, jsonFault }: DemoView,
): Partial<DemoView> {
  if (jsonFault !== undefined) return { found };
  const written = found.reading?.written;
  return state.mathjson === ""
    ? { found, json: written ? JSON.stringify(written.json) : "" }
    : { found, state: { ...state, latex: written?.latex ?? "" } };
}

/** The tasks that ran out of time. */
export function timedOut({ found }: DemoView): readonly Task[] {
  return ALL.filter((task) => {
    const body = found?.results[task]?.body;
    return body?.kind === "failed" && body.isTimeout;
  });
}

/** The program that computes what a page shows. */
export function programFor(view: DemoView): string {
  const { state, found } = view;
  const isFound = (task: Task) => found?.results[task]?.copy !== undefined;
  return programOf(state, {
    tasks: new Set(found ? ALL.filter(isFound) : ALL),
    variable: variableOf(view),
    canonical: found?.results.canonical?.json,
  });
}
