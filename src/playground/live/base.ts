import type { PlaygroundState } from "../address";
import type { Config } from "../config";
import type { EditorLanguage } from "../editor";
import { entryText, type Entry } from "../output";
import { BlockedError, type Host } from "../sandbox";
import { CodeView, type CodeOptions } from "./code-view";
import { Controls, type Condition, type Playable } from "./controls";

/** Output of the build for code that it has run. */
export interface Built {
  /** The code, and its results below its lines: content of a `<code>`. */
  readonly html: string;
  /** The values of an example's attributes of these names. */
  readonly prelude: string;
  readonly shown: string;
}

/** Services and settings that the examples of the site share. */
export interface Shared {
  readonly host: Host;
  readonly config: Config;
  readonly loadEditor: CodeOptions["loadEditor"];
  /** Runs the examples again that could not be run. */
  readonly retryAll: () => void;
}

/**
 * Time that a run may take, in milliseconds, unless the reader says otherwise.
 */
const BUDGET_MS = 10_000;

/** Base class of examples in JavaScript and in markup. */
export abstract class Example implements Playable {
  /** Longest time of a run, in milliseconds. */
  budgetMs = BUDGET_MS;
  /** Is told of each edit. */
  onChange: ((state: PlaygroundState) => void) | undefined;
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
  /** A complete program, for a project of the reader's own. */
  abstract program(): Promise<string>;
  abstract cancel(): void;
  abstract reset(): void;
  abstract edit(takesFocus?: boolean): void;
  /** Show other code, which waits for Run, and what the build made of it. */
  abstract replace(state: PlaygroundState, built?: Built): void;
  abstract focus(): void;
  /** Lets go of what the page no longer shows. */
  abstract close(): void;
  /** The output that the page states. */
  protected abstract get expected(): string;
  /** The entries that it printed here. */
  protected abstract get printed(): readonly Entry[];
  protected abstract get isEdited(): boolean;
  protected abstract get isOpen(): boolean;
  protected abstract start(isAsked: boolean): Promise<void>;

  /** Runs because the page is ready, not because the reader asks. */
  runQuietly(): void {
    void this.start(false);
  }

  run(): void {
    if (this.#phase === "unavailable") this.shared.retryAll();
    else void this.start(true);
  }

  /** Tries once more what could not be run. */
  retry(): void {
    if (this.#phase === "unavailable") void this.start(false);
  }

  outcome() {
    const got = this.printed.map(entryText).join("\n");
    return { expected: this.expected, got };
  }

  /**
   * A view of code of the example.
   *
   * @param place - Holds a `pre` with the code.
   * @param hasEngine - Whether programs begin with an engine in scope.
   * @throws Error when it does not.
   */
  protected viewOf(
    place: HTMLElement,
    language: EditorLanguage,
    label: string,
    hasEngine: boolean,
  ): CodeView {
    const { config, loadEditor } = this.shared;
    return new CodeView(place, {
      language,
      label,
      lineNumbers: this.figure.hasAttribute("data-whole-page"),
      loadEditor,
      help: { loadFacts: config.loadFacts, hasEngine },
      onOpen: () => this.opened(),
      onFail: (message) => this.show(message),
      onChange: () => this.changed(),
      onRun: () => this.run(),
    });
  }

  /** The editor is open. */
  protected opened(): void {
    this.show("");
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
   * @param tell - Is called whenever the clock shows another time.
   */
  protected startClock(used = timeFromNow(), tell?: () => void): void {
    this.#controls.startClock(this.budgetMs, used, tell);
  }

  /** Shows that the example did not load, or must not start. */
  protected showUnavailable(error: unknown): void {
    console.warn("An example could not be run", error);
    const message =
      error instanceof BlockedError
        ? this.blockedMessage
        : this.#notLoadedMessage;
    this.show(message, "unavailable");
  }

  /** Message for where the network, or one of two hosts, brings nothing. */
  get #notLoadedMessage(): string {
    const { host } = new URL(this.shared.config.assets.around);
    const message = "The engine did not load: check the connection";
    return host === location.host
      ? `${message}.`
      : `${message}, and that nothing blocks ${host}.`;
  }

  /** Message for where no sandbox starts. */
  protected get blockedMessage(): string {
    return "This browser or an extension does not let the page start its sandbox.";
  }
}

function timeFromNow(): () => number {
  const start = performance.now();
  return () => performance.now() - start;
}
