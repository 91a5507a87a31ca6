import type { PlaygroundState } from "../address";
import type { Config } from "../config";
import { copyFormField } from "./copy";
import { button, confirm, link, openMenu, setText } from "./elements";
import { exampleReport } from "./report";
import { copyLink, linkTo } from "./share";

/** The actions and the state of an example that its controls use. */
export interface Playable {
  readonly state: PlaygroundState;
  run(): void;
  cancel(): void;
  reset(): void;
  /** Opens the editor; the focus goes there unless it is told not to. */
  edit(takesFocus?: boolean): void;
  /** Returns what the page says that it prints, and what it printed here. */
  outcome(): { readonly expected: string; readonly got: string };
}

/** The state of an example that its controls show. */
export interface Condition {
  readonly phase: "idle" | "running" | "unavailable";
  readonly isEdited: boolean;
  /** True while the editor is open. */
  readonly isOpen: boolean;
  /** Message to the reader about the last run. */
  readonly message: string;
}

/** Time that a program runs before the page says so, in milliseconds. */
const PATIENCE_MS = 500;

/** Label of Run once a run takes long. */
const CANCEL = "Cancel";

/** The places in the head of an example that the controls fill. */
const PARTS = ["status", "controls", "more"] as const;
type Parts = Readonly<Record<(typeof PARTS)[number], HTMLElement>>;

/** The buttons of an example, and what it says of itself. */
export class Controls {
  readonly #parts: Parts;
  readonly #playable: Playable;
  readonly #run = button("Run", () => this.#pressRun());
  readonly #edit = button("Edit", () => this.#playable.edit());
  readonly #reset = button("Reset", () => this.#playable.reset());
  readonly #elapsed = document.createElement("span");
  readonly #message = document.createElement("span");
  #clock: ReturnType<typeof setInterval> | undefined;

  /**
   * @param figure - The example: holds the places.
   * @param playable - What the buttons act on.
   */
  constructor(figure: Element, playable: Playable, config: Config) {
    this.#parts = partsOf(figure);
    this.#playable = playable;
    this.#run.title = "Ctrl+Enter in the editor";
    this.#elapsed.ariaHidden = "true";
    this.#message.setAttribute("role", "status");
    this.#parts.status.replaceChildren(this.#message, this.#elapsed);
    // Run is last: what comes and goes before it does not move it.
    this.#parts.controls.replaceChildren(this.#edit, this.#reset, this.#run);
    this.#parts.more.replaceChildren(
      ...openMenu("More", () => [
        ...(playable.state.language === "js" ? [copyFormField()] : []),
        // The playground itself has a button for its link.
        ...(figure.hasAttribute("data-whole-page")
          ? []
          : this.#links(config.playground)),
        this.#reportLink(config),
      ]),
    );
    this.show({ phase: "idle", isEdited: false, isOpen: false, message: "" });
  }

  /** Shows what the example is doing. */
  show(condition: Condition): void {
    const { phase, isEdited, isOpen, message } = condition;
    this.#edit.hidden = isOpen;
    this.#reset.hidden = !isEdited;
    setText(this.#message, message);
    if (phase !== "running") this.#stopClock();
    setText(this.#run, phase === "unavailable" ? "Retry" : "Run");
  }

  /**
   * Shows the seconds of a run, from now until the next condition or until the
   * page no longer shows the example.
   *
   * @param budgetMs - How long it may take.
   * @param used - How much of that is over.
   * @param tell - Is called whenever the clock shows another time.
   */
  startClock(budgetMs: number, used: () => number, tell?: () => void): void {
    this.#stopClock();
    const tick = () => {
      // A clock that goes on would keep the whole page it was in.
      if (!this.#elapsed.isConnected) {
        this.#stopClock();
        return;
      }
      this.#run.textContent = CANCEL;
      this.#message.textContent = "running";
      this.#elapsed.textContent = ` ${(used() / 1000).toFixed(0)} s of ${String(budgetMs / 1000)} s`;
      tell?.();
    };
    this.#clock = setInterval(tick, PATIENCE_MS);
  }

  #stopClock(): void {
    clearInterval(this.#clock);
    this.#elapsed.textContent = "";
  }

  #pressRun(): void {
    // A run that has just begun still says Run: who presses it wants a run.
    if (this.#run.textContent === CANCEL) this.#playable.cancel();
    else this.#playable.run();
  }

  /** Makes the controls that lead to the playground with the code as it is. */
  #links(playground: string): readonly HTMLElement[] {
    const { state } = this.#playable;
    const open = link("Open in playground", playground);
    void linkTo(state, playground).then(
      (address) => (open.href = address),
      (error: unknown) => (open.title = String(error)),
    );
    const copy = button("Copy link", () => {
      copyLink(state, playground).then(
        () => confirm(copy, "Link copied"),
        (error: unknown) =>
          confirm(copy, error instanceof Error ? error.message : "Failed"),
      );
    });
    return [open, copy];
  }

  #reportLink(config: Config): HTMLElement {
    const { state } = this.#playable;
    const outcome = this.#playable.outcome();
    const write = (playground?: string) =>
      exampleReport(config, state, outcome, location.href, playground);
    const item = link("Report a problem", write());
    // Without the address of the code the report works as well.
    void linkTo(state, config.playground).then(
      (address) => (item.href = write(address)),
      () => undefined,
    );
    item.target = "_blank";
    item.rel = "noopener";
    return item;
  }
}

function partsOf(figure: Element): Parts {
  const found = PARTS.map((name) => [
    name,
    figure.querySelector(`[data-part="${name}"]`) ??
      document.createElement("span"),
  ]);
  return Object.fromEntries(found) as Parts;
}
