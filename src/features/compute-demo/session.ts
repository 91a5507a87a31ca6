import { StateAddress, type Found } from "../../address";
import { inquire, type Calculator, type Task } from "../../calculation";
import { ALL, NEEDING, questionOf } from "./results";
import { jsonFault, PARTS, writeState, type DemoState } from "./state";
import {
  BEFORE,
  faultOf,
  isInitial,
  isRunning,
  shownOf,
  timedOut,
  UNKNOWN,
  without,
  type DemoView,
  type Findings,
} from "./view";

/** Time that a question may run before Cancel is offered, in milliseconds. */
const PATIENCE_MS = 300;

/** Time that old results may stay, so that nothing flickers at each key. */
const GRACE_MS = 100;

/** Controller of the demo: takes input, computes, and tells what to show. */
export class Session {
  readonly calculator: Calculator;
  readonly #tell: (view: DemoView) => void;
  readonly #address: StateAddress<DemoState>;
  #view: DemoView = BEFORE;
  /** Findings about the expression that is entered, shown or not yet. */
  #found: Findings = UNKNOWN;
  #asked = new AbortController();
  #slow: ReturnType<typeof setTimeout> | undefined;
  /** Runs while other results than those of the expression may be seen. */
  #grace: ReturnType<typeof setTimeout> | undefined;

  /** @param tell - Takes what the page shows, each time it changes. */
  constructor(calculator: Calculator, tell: (view: DemoView) => void) {
    this.calculator = calculator;
    this.#tell = tell;
    this.#address = new StateAddress(PARTS, (found) => this.#arrive(found));
    this.#address.start();
  }

  /** Loads the engine and computes what is entered, if nobody has yet. */
  start(): void {
    if (this.#view.status === "idle") this.#ask(ALL);
  }

  /** The address of what the page shows. */
  get address(): string {
    return `${location.origin}${location.pathname}#${writeState(this.#view.state)}`;
  }

  enterLatex(latex: string): void {
    const { state, jsonFault: fault } = this.#view;
    if (latex === state.latex && !state.mathjson && !fault) return;
    this.#replace({ latex, mathjson: "" });
    this.#ask(ALL);
  }

  enterJson(json: string): void {
    const fault = jsonFault(json);
    this.#show({ json, jsonFault: fault });
    if (fault === undefined) {
      this.#replace({ mathjson: json });
      this.#ask(ALL);
      return;
    }
    this.#found = UNKNOWN;
    this.#end({ status: "done" });
  }

  setDigits(digits: number): void {
    this.#change({ digits });
    this.#ask(NEEDING.digits);
  }

  setVariable(variable: string): void {
    this.#replace({ variable });
    this.#ask(NEEDING.variable);
  }

  /** Changes the parameters or the view, on which the plot alone depends. */
  setPlot(plot: Partial<Pick<DemoState, "parameters" | "view">>): void {
    this.#change(plot);
  }

  cancel(): void {
    if (isRunning(this.#view)) this.#end({ status: "cancelled" });
  }

  /** Computes what could not be computed, or was cancelled. */
  retry(): void {
    this.#ask([]);
  }

  /** Computes again what has run out of time, and gives it more. */
  allowMore(): void {
    this.#ask(timedOut(this.#view), true);
  }

  close(): void {
    this.#stop();
    clearTimeout(this.#grace);
    this.#address.close();
  }

  #arrive({ state, faults }: Found<DemoState>): void {
    const { mathjson: json, view: opened } = state;
    this.#show({ state, faults, json, jsonFault: undefined, opened });
    this.#ask(ALL);
  }

  /** Changes what is drawn: another part of the plane may show it better. */
  #replace(part: Partial<DemoState>): void {
    this.#change({ ...part, view: undefined });
    this.#show({ jsonFault: undefined, opened: undefined });
  }

  #change(part: Partial<DemoState>): void {
    const state = { ...this.#view.state, ...part };
    this.#show({ state, faults: [] });
    this.#address.write(state);
  }

  /** Computes tasks, and those without a result; all for a new expression. */
  #ask(wanted: readonly Task[], isPatient = false): void {
    if (this.#view.jsonFault !== undefined) return;
    this.#stop();
    this.#asked = new AbortController();
    this.#found = wanted === ALL ? UNKNOWN : without(wanted, this.#found);
    const tasks = ALL.filter((task) => !(task in this.#found.results));
    this.#slow = setTimeout(() => this.#show({ status: "slow" }), PATIENCE_MS);
    // The build's results are those of the expression: they may stay.
    if (this.#view.found || !isInitial(this.#view.state))
      this.#grace ??= setTimeout(() => this.#publish(), GRACE_MS);
    this.#show({ status: "running", isPatient });
    void this.#compute(tasks, this.#asked.signal);
  }

  async #compute(tasks: readonly Task[], signal: AbortSignal): Promise<void> {
    const { state, isPatient } = this.#view;
    const question = questionOf(state, tasks, isPatient);
    const audience: Parameters<typeof inquire>[2] = {
      onReading: (reading) => {
        this.#learn({ ...this.#found, reading });
        const fault = faultOf({ ...this.#view, found: this.#found });
        if (fault !== undefined) this.#end({ status: "done" });
      },
      onShown: (task, shown) => {
        const results = { ...this.#found.results, [task]: shown };
        this.#learn({ ...this.#found, results });
      },
    };
    try {
      await inquire(this.calculator, question, audience, signal);
      if (!signal.aborted) this.#end({ status: "done" });
    } catch (error) {
      if (signal.aborted) return;
      const failure = error instanceof Error ? error.message : String(error);
      this.#end({ status: "failed", failure });
    }
  }

  #learn(found: Findings): void {
    this.#found = found;
    if (this.#grace === undefined && this.#view.found) this.#publish();
  }

  /** Shows what is known of the expression, and nothing of the one before. */
  #publish(): void {
    clearTimeout(this.#grace);
    this.#grace = undefined;
    this.#show(shownOf(this.#found, this.#view));
  }

  #stop(): void {
    clearTimeout(this.#slow);
    this.#asked.abort();
  }

  /** Leaves what is being computed, and shows what is known. */
  #end(view: Partial<DemoView>): void {
    this.#stop();
    const hasNews = this.#found.reading !== undefined || view.status === "done";
    if (hasNews || !isInitial(this.#view.state)) this.#publish();
    this.#show(view);
  }

  #show(part: Partial<DemoView>): void {
    this.#view = { ...this.#view, ...part };
    this.#tell(this.#view);
  }
}
