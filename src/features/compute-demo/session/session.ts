import type { Calculator, Outcome, Reading, Task } from "../../../calculation";
import { StateAddress, type Found } from "../../../address/state";
import { functionsOf } from "./function";
import { show, type Shown } from "./shown";
import {
  INITIAL,
  jsonFault,
  PARTS,
  sourceOf,
  writeState,
  type DemoState,
} from "./state";
import { ALL, tasksThatNeed } from "./tasks";
import { BEFORE, isRunning, programFor, type DemoView } from "./view";

/** How long a question may run before the reader is offered to cancel it. */
const PATIENCE_MS = 300;

/** What the reader does to the page, and what comes of it. */
export class Session {
  readonly calculator: Calculator;
  readonly #tell: (view: DemoView) => void;
  readonly #address: StateAddress<DemoState>;
  #view: DemoView = BEFORE;
  #asked = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param tell - Takes what the page shows, each time it changes. */
  constructor(calculator: Calculator, tell: (view: DemoView) => void) {
    this.calculator = calculator;
    this.#tell = tell;
    this.#address = new StateAddress(PARTS, (found) => this.#arrive(found));
    this.#address.start();
  }

  /** Load the engine and compute what stands there, if nobody has yet. */
  start(): void {
    if (this.#view.status === "waiting") this.#ask(ALL);
  }

  /** The address of what the page shows. */
  get address(): string {
    const { origin, pathname } = location;
    return `${origin}${pathname}#${writeState(this.#view.state)}`;
  }

  enterLatex(latex: string): void {
    if (latex === this.#view.state.latex && !this.#view.state.mathjson) return;
    this.#change({ latex, mathjson: "", view: undefined });
    this.#show({ jsonFault: undefined, opened: undefined });
    this.#ask(ALL);
  }

  enterJson(json: string): void {
    const fault = jsonFault(json);
    this.#show({ json, jsonFault: fault });
    if (fault !== undefined) return;
    this.#change({ mathjson: json, view: undefined });
    this.#show({ opened: undefined });
    this.#ask(ALL);
  }

  setDigits(digits: number): void {
    this.#change({ digits });
    this.#ask(tasksThatNeed("digits"));
  }

  setVariable(variable: string): void {
    this.#change({ variable, view: undefined });
    this.#show({ opened: undefined });
    this.#ask(tasksThatNeed("variable"));
  }

  /** What the plot alone depends on. */
  setPlot(plot: Partial<Pick<DemoState, "parameters" | "view">>): void {
    this.#change(plot);
  }

  cancel(): void {
    if (!isRunning(this.#view)) return;
    this.#stop();
    this.#show({ status: "cancelled" });
  }

  /** Compute what could not be computed. */
  retry(): void {
    this.#ask(ALL);
  }

  close(): void {
    this.#stop();
    this.#address.close();
  }

  #arrive({ state, faults }: Found<DemoState>): void {
    const { mathjson: json, view: opened } = state;
    this.#show({ state, faults, json, jsonFault: undefined, opened });
    this.#ask(ALL);
  }

  #change(part: Partial<DemoState>): void {
    const state = { ...this.#view.state, ...part };
    this.#show({ state, faults: [] });
    this.#address.write(state);
  }

  #ask(wanted: readonly Task[]): void {
    const tasks = ALL.filter(
      (task) => wanted.includes(task) || this.#view.pending.has(task),
    );
    this.#stop();
    this.#asked = new AbortController();
    this.#timer = setTimeout(() => this.#show({ status: "slow" }), PATIENCE_MS);
    this.#show({ pending: new Set(tasks), status: "running" });
    void this.#compute(tasks, this.#asked.signal);
  }

  async #compute(tasks: readonly Task[], signal: AbortSignal): Promise<void> {
    const { state } = this.#view;
    const settling: Promise<void>[] = [];
    const question = {
      source: sourceOf(state),
      tasks,
      ...(state.digits === INITIAL.digits ? {} : { digits: state.digits }),
      variable: state.variable,
    };
    const listener = {
      onReading: (now: Reading) => {
        if (!signal.aborted) this.#read(now);
      },
      onOutcome: (task: Task, outcome: Outcome) => {
        const settle = async () => {
          const shown = await show(outcome);
          if (!signal.aborted) this.#settle(task, shown);
        };
        settling.push(settle());
      },
    };
    try {
      await this.calculator.ask(question, listener, signal);
      await Promise.all(settling);
      if (signal.aborted) return;
      this.#end({ status: "done", program: programFor(this.#view) });
    } catch (error) {
      if (signal.aborted) return;
      const failure = error instanceof Error ? error.message : String(error);
      this.#end({ status: "failed", failure });
    }
  }

  #read(reading: Reading): void {
    const { state } = this.#view;
    this.#show({ reading, variable: reading.variable });
    if (reading.errors.length > 0) return;
    this.#show({ drawn: functionsOf(reading) });
    // The input that the reader is in stays as it is.
    if (state.mathjson === "")
      this.#show({ json: JSON.stringify(reading.written.json) });
    else this.#show({ state: { ...state, latex: reading.written.latex } });
  }

  #settle(task: Task, shown: Shown): void {
    const pending = new Set(this.#view.pending);
    pending.delete(task);
    const panels = { ...this.#view.panels, [task]: shown };
    this.#show({ panels, pending });
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#asked.abort();
  }

  #end(view: Partial<DemoView>): void {
    clearTimeout(this.#timer);
    this.#show(view);
  }

  #show(part: Partial<DemoView>): void {
    this.#view = { ...this.#view, ...part };
    this.#tell(this.#view);
  }
}
