import type { PlaygroundState } from "../address";
import { BlockedError } from "../sandbox";
import type { Built } from "./built";
import { Controls } from "./controls";
import type { Condition, Playable } from "./playable";
import type { Shared } from "./shared";

/** Time that a run may take, in milliseconds, unless the reader says otherwise. */
const BUDGET_MS = 10_000;

/** What an example calls the code of which it tells. */
export type OnChange = (state: PlaygroundState) => void;

/** What examples in JavaScript and in markup have in common. */
export abstract class Example implements Playable {
  /** Longest time of a run, in milliseconds. */
  budgetMs = BUDGET_MS;
  /** Is told of each edit. */
  onChange: OnChange | undefined;
  protected readonly figure: HTMLElement;
  protected readonly shared: Shared;
  readonly #controls: Controls;
  #phase: Condition["phase"] = "idle";

  /** @param figure - The element that the page shows it in. */
  constructor(figure: HTMLElement, shared: Shared) {
    this.figure = figure;
    this.shared = shared;
    this.#controls = new Controls(figure, this, shared.config);
  }

  abstract get state(): PlaygroundState;
  abstract program(): Promise<string>;
  abstract outcome(): { readonly expected: string; readonly got: string };
  abstract cancel(): void;
  abstract reset(): void;
  abstract edit(takesFocus?: boolean): void;
  /** Show other code, which waits for Run, and what the build made of it. */
  abstract replace(state: PlaygroundState, built?: Built): void;
  abstract focus(): void;
  /** Let go of what the page no longer shows. */
  abstract close(): void;
  protected abstract get isEdited(): boolean;
  protected abstract get isOpen(): boolean;
  protected abstract start(isAsked: boolean): Promise<void>;

  /** Run because the page is ready, not because the reader asks. */
  runQuietly(): void {
    void this.start(false);
  }

  run(): void {
    if (this.#phase === "unavailable") this.shared.retryAll();
    else void this.start(true);
  }

  /** Try once more what could not be run. */
  retry(): void {
    if (this.#phase === "unavailable") void this.start(false);
  }

  /** Tell the reader, and the page, what the example is doing. */
  protected show(message: string, phase = this.#phase): void {
    this.#phase = phase;
    const { isEdited, isOpen } = this;
    this.figure.dataset["phase"] = phase;
    this.figure.toggleAttribute("data-edited", isEdited);
    this.#controls.show({ phase, isEdited, isOpen, message });
  }

  /** The reader has changed the code. */
  protected changed(): void {
    this.show(this.isEdited ? "edited" : "");
    this.onChange?.(this.state);
  }

  /**
   * Show the time of a run.
   *
   * @param used - What of it counts, in milliseconds; by default all from now.
   */
  protected startClock(used = timeFromNow()): void {
    this.#controls.startClock(this.budgetMs, used);
  }

  /** What the example is made of did not load, or must not start. */
  protected showUnavailable(error: unknown): void {
    console.warn("An example could not be run", error);
    const message =
      error instanceof BlockedError
        ? this.blockedMessage
        : "The engine did not load: check the connection.";
    this.show(message, "unavailable");
  }

  /** What is said where no sandbox starts. */
  protected get blockedMessage(): string {
    return "This browser or an extension does not let the page start its sandbox.";
  }
}

function timeFromNow(): () => number {
  const start = performance.now();
  return () => performance.now() - start;
}
