import type { Entry } from "../output";
import type { Language } from "../runner";
import type { Job, Outcome } from "../sandbox";
import { CodeView, type Point } from "./code-view";
import { Controls } from "./controls";
import type { Condition, Playable } from "./playable";
import { printedText } from "./printed";
import type { Shared } from "./shared";

/** Time that a run may take, in milliseconds. */
export const BUDGET_MS = 10_000;

/** An example in JavaScript or TypeScript: code, and below it what it prints. */
export class CodeExample implements Playable {
  readonly #figure: HTMLElement;
  readonly #shared: Shared;
  readonly #language: Language;
  readonly #view: CodeView;
  readonly #controls: Controls;
  #running: AbortController | undefined;
  #hasStarted = false;
  #printed: readonly Entry[] = [];
  #phase: Condition["phase"] = "idle";
  budgetMs = BUDGET_MS;
  onChange: ((code: string) => void) | undefined;

  /**
   * @param figure - Has the code, and says its language in `data-playground`.
   * @throws Error when it has no code.
   */
  constructor(figure: HTMLElement, shared: Shared) {
    const code = figure.querySelector<HTMLElement>("pre > code");
    if (code === null) throw new Error("A playground has no code.");
    this.#figure = figure;
    this.#shared = shared;
    this.#language = figure.dataset["playground"] === "ts" ? "ts" : "js";
    this.#view = new CodeView(code, {
      language: this.#language,
      lineNumbers: figure.hasAttribute("data-whole-page"),
      loadEditor: shared.loadEditor,
      onChange: (text) => {
        this.#show(this.#view.isEdited ? "edited" : "");
        this.onChange?.(text);
      },
      onRun: () => this.run(),
    });
    this.#controls = new Controls(figure, this, shared.config);
    code.parentElement?.addEventListener(
      "click",
      ({ target, clientX, clientY }) => {
        const isOnText =
          target instanceof Element && !target.closest(".result");
        const isSelecting = getSelection()?.isCollapsed === false;
        if (isOnText && !isSelecting)
          void this.open({ x: clientX, y: clientY });
      },
    );
  }

  get state() {
    return { language: this.#language, code: this.#view.text } as const;
  }

  async program(): Promise<string> {
    const { code, language } = this.state;
    const prelude = this.#view.isEdited
      ? await this.#shared.host
          .preludeOf({ source: code, language, budgetMs: this.budgetMs })
          .catch(() => "")
      : (this.#figure.dataset["prelude"] ?? "");
    const program = prelude === "" ? code : `${prelude}\n\n${code}`;
    return `${program.trimEnd()}\n`;
  }

  outcome() {
    return {
      expected: this.#view.isEdited ? "" : this.#view.expected,
      got: printedText(this.#printed),
    };
  }

  /** Run because the page is ready, not because the reader asks. */
  runQuietly(): Promise<void> {
    return this.#start(false);
  }

  run(): void {
    if (this.#phase === "unavailable") this.#shared.retryAll();
    else void this.#start(true);
  }

  /** Try once more what could not be run. */
  retry(): void {
    if (this.#phase === "unavailable") void this.#start(false);
  }

  cancel(): void {
    this.#running?.abort();
  }

  edit(): void {
    void this.open();
  }

  /** Open the editor, with the caret where the reader points. */
  async open(at?: Point): Promise<void> {
    try {
      await this.#view.open(at);
      this.#show("");
      this.#shared.host.prepare();
    } catch (error) {
      console.warn("The editor did not load", error);
      this.#show("The editor did not load: try again.");
    }
  }

  reset(): void {
    this.#view.reset();
    this.#show("");
  }

  /** Show other code, which waits for Run. */
  replace(code: string): void {
    this.cancel();
    this.#view.replace(code);
    this.#show("");
  }

  focus(): void {
    this.#view.focus();
  }

  /** The page has gone on: what has not started need not run. */
  close(): void {
    if (!this.#hasStarted) this.cancel();
    this.#view.close();
  }

  async #start(isAsked: boolean): Promise<void> {
    if (this.#running) return;
    const running = new AbortController();
    this.#running = running;
    this.#hasStarted = false;
    this.#phase = "running";
    this.#show("");
    const { isEdited, text } = this.#view;
    const printed: Entry[] = [];
    const job: Job = {
      source: text,
      language: this.#language,
      budgetMs: this.budgetMs,
      onStart: () => {
        this.#hasStarted = true;
        this.#controls.startClock(this.budgetMs);
      },
      onEntry: (entry) => {
        printed.push(entry);
        if (isEdited) this.#view.printSoon(printed);
      },
    };
    const { host } = this.#shared;
    try {
      const outcome = isEdited
        ? await host.runOwn(job, running.signal)
        : await host.runChecked(job, running.signal);
      this.#phase = "idle";
      this.#finish(outcome, isEdited, isAsked);
    } catch (error) {
      this.#fail(error, running.signal.aborted);
    } finally {
      this.#running = undefined;
    }
  }

  #finish(outcome: Outcome, isEdited: boolean, isAsked: boolean): void {
    const { entries, error, limited, ms } = outcome;
    this.#printed = entries;
    const isSame = !isEdited && this.#view.confirm(entries);
    if (!isSame) this.#view.print(entries);
    this.#figure.dataset["ran"] = isSame
      ? "same"
      : isEdited
        ? "edited"
        : "different";
    const failed = entries.findLast(({ level }) => level === "error");
    this.#view.markError(error === undefined ? undefined : failed?.line);
    const verdict = isSame ? "same result here" : isEdited ? "edited" : "";
    const time = limited ? "" : `${ms.toFixed(ms < 10 ? 1 : 0)} ms`;
    this.#show(isAsked ? [verdict, time].filter(Boolean).join(", ") : "");
  }

  #fail(error: unknown, isCancelled: boolean): void {
    this.#phase = isCancelled ? "idle" : "unavailable";
    if (isCancelled) return this.#show("");
    console.warn("An example could not be run", error);
    this.#show("The engine did not load: check the connection.");
  }

  #show(message: string): void {
    const { isEdited, isOpen } = this.#view;
    this.#figure.dataset["phase"] = this.#phase;
    this.#figure.toggleAttribute("data-edited", isEdited);
    this.#controls.show({ phase: this.#phase, isEdited, isOpen, message });
  }
}
