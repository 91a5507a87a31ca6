import type { PlaygroundState } from "../address";
import type { Entry } from "../output";
import { writtenProgram } from "../program";
import type { Language } from "../runner";
import type { Job, Outcome, ShownLines } from "../sandbox";
import { Example, type Built, type Shared } from "./base";
import type { CodeView } from "./code-view";
import { copyForm, pageOf } from "./copy";

/**
 * An example in JavaScript or TypeScript: code, and below it what it prints.
 */
export class CodeExample extends Example {
  readonly #language: Language;
  readonly #view: CodeView;
  #running: AbortController | undefined;
  #hasStarted = false;
  /** The code that ran last. */
  #ran = "";
  #printed: readonly Entry[] = [];

  /**
   * @param figure - Has the code, and says its language in `data-playground`.
   * @throws Error when it has no code.
   */
  constructor(figure: HTMLElement, shared: Shared) {
    super(figure, shared);
    this.#language = figure.dataset["playground"] === "ts" ? "ts" : "js";
    const label = "Code of the example";
    this.#view = this.viewOf(figure, this.#language, label, true);
    this.show("");
  }

  get state() {
    return { language: this.#language, code: this.#view.text } as const;
  }

  protected get expected(): string {
    return this.#view.isBuilt ? this.#view.expected : "";
  }

  protected get printed(): readonly Entry[] {
    return this.#printed;
  }

  protected get isEdited(): boolean {
    return this.#view.isEdited;
  }

  protected get isOpen(): boolean {
    return this.#view.isOpen;
  }

  protected override opened(): void {
    super.opened();
    this.shared.host.prepare();
  }

  protected override get blockedMessage(): string {
    const message = super.blockedMessage;
    return this.#view.isBuilt
      ? `${message} The results below are those of the build.`
      : message;
  }

  async program(): Promise<string> {
    const { code, language } = this.state;
    const program = this.#view.isBuilt
      ? writtenProgram(code, this.figure.dataset)
      : await this.shared.host
          .write({ source: code, language, shown: this.#shownLines() })
          .catch(() => code);
    return language === "js" && copyForm() === "page"
      ? pageOf(program, this.shared.config.versions)
      : `${program.trimEnd()}\n`;
  }

  cancel(): void {
    this.#running?.abort();
  }

  edit(takesFocus = true): void {
    void this.#view.open(takesFocus ? undefined : null);
  }

  reset(): void {
    this.#abandon();
    this.#view.reset();
    this.show("");
  }

  replace(state: PlaygroundState, built?: Built): void {
    if (state.language === "markup") return;
    this.#abandon();
    if (built) {
      const { prelude, shown } = built;
      Object.assign(this.figure.dataset, { prelude, shown });
    }
    this.#view.replace(state.code, built?.html);
    this.show("");
  }

  focus(): void {
    this.#view.focus();
  }

  /**
   * Cancels a run that has not started or is of edited code: the next page uses
   * the lane of any other.
   */
  close(): void {
    if (!this.#hasStarted || !this.#view.isBuilt) this.cancel();
    this.#view.close();
  }

  /** Abandons the run: it is not of the code that the reader sees any more. */
  protected override changed(): void {
    this.#abandon();
    super.changed();
  }

  protected async start(isAsked: boolean): Promise<void> {
    if (this.#running) return;
    const running = new AbortController();
    this.#running = running;
    this.#hasStarted = false;
    this.show("", "running");
    this.#view.begin();
    const { isBuilt, text } = this.#view;
    const printed: Entry[] = [];
    this.#printed = printed;
    const job: Job = {
      source: text,
      language: this.#language,
      budgetMs: this.budgetMs,
      onStart: (used) => {
        if (this.#running !== running) return;
        this.#hasStarted = true;
        this.startClock(used, () => {
          // A run that is over soon replaces what the one before has printed.
          if (isBuilt || printed.length > 0) return;
          this.#view.markError(undefined);
          this.#view.print([]);
        });
      },
      onEntry: (entry) => {
        printed.push(entry);
        if (!isBuilt && this.#running === running)
          this.#view.printSoon(printed);
      },
    };
    const { host } = this.shared;
    try {
      this.#ran = text;
      const outcome = isBuilt
        ? await host.runChecked(job, running.signal)
        : await host.runOwn(job, running.signal);
      if (this.#running === running) this.#finish(outcome, isBuilt, isAsked);
    } catch (error) {
      if (this.#running !== running) return;
      if (running.signal.aborted) this.show("", "idle");
      else this.showUnavailable(error);
    } finally {
      if (this.#running === running) this.#running = undefined;
    }
  }

  /** Ends a run whose results nobody waits for. */
  #abandon(): void {
    const running = this.#running;
    if (running === undefined) return;
    this.#running = undefined;
    running.abort();
    this.show("", "idle");
  }

  /** Lists what lines showed; none where the code has not run as it is now. */
  #shownLines(): ShownLines {
    if (this.#ran !== this.#view.text) return [];
    return this.#printed.flatMap(({ line, shown }) =>
      shown ? [[line, shown] as const] : [],
    );
  }

  #finish(outcome: Outcome, isBuilt: boolean, isAsked: boolean): void {
    const { entries, error, limited, ms } = outcome;
    this.#printed = entries;
    const isSame = isBuilt && this.#view.confirm(entries);
    if (!isSame) this.#view.print(entries);
    const other = isBuilt ? "different" : "edited";
    this.figure.dataset["ran"] = isSame ? "same" : other;
    const failed = entries.findLast(({ level }) => level === "error");
    this.#view.markError(error === undefined ? undefined : failed?.line);
    const verdict = isSame ? "same result here" : this.isEdited ? "edited" : "";
    const time = limited ? "" : `${ms.toFixed(ms < 10 ? 1 : 0)} ms`;
    const message = [verdict, time].filter(Boolean).join(", ");
    this.show(isAsked ? message : "", "idle");
  }
}
