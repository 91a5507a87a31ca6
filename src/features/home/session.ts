import {
  answerOf,
  faultIn,
  inquire,
  type Calculator,
  type Reading,
  type Shown,
  type Task,
} from "../../calculation";
import { findingsOf, NOTHING, type Findings } from "./findings";

/** Tasks that are done first: more are, where the answer needs them. */
const TASKS: readonly Task[] = ["canonical", "value", "number"];

/** Status of the work, shown next to the findings. */
export type Notice =
  | { readonly status: "idle" | "loading" | "computing" | "done" }
  /** The findings are those of an earlier formula; says what this one lacks. */
  | { readonly status: "unfinished"; readonly reason: string }
  | { readonly status: "failed"; readonly reason: string };

/** Who is told what came of it. */
export interface Audience {
  onFindings(findings: Findings): void;
  onNotice(notice: Notice): void;
}

/**
 * After which time it is told that a computation takes long, in milliseconds.
 */
const PATIENCE_MS = 400;

/**
 * The engine at the service of one field. It is loaded when it is first wanted.
 */
export class Session {
  readonly #calculator: Calculator;
  readonly #audience: Audience;
  #work = new AbortController();
  #latex: string | undefined;
  /** True once the engine has answered. */
  #isLoaded = false;

  constructor(calculator: Calculator, audience: Audience) {
    this.#calculator = calculator;
    this.#audience = audience;
  }

  /** Begin with a formula, unless it has begun: another may come soon. */
  open(latex: string): void {
    if (this.#latex === undefined) void this.ask(latex);
  }

  /** Asks about a formula, and no more about the one before. */
  async ask(latex: string): Promise<void> {
    this.#latex = latex;
    this.#work.abort();
    this.#work = new AbortController();
    const { signal } = this.#work;
    const tell = (notice: Notice) => {
      if (!signal.aborted) this.#audience.onNotice(notice);
    };
    if (latex.trim() === "") {
      this.#audience.onFindings(NOTHING);
      tell({ status: "unfinished", reason: "Type a formula." });
      return;
    }
    if (!this.#isLoaded) tell({ status: "loading" });
    const slow = setTimeout(
      () => tell({ status: this.#isLoaded ? "computing" : "loading" }),
      PATIENCE_MS,
    );
    try {
      const answer = await this.#answer(latex, signal);
      if (signal.aborted) return;
      if (typeof answer !== "string") this.#audience.onFindings(answer);
      tell(
        typeof answer === "string"
          ? { status: "unfinished", reason: answer }
          : { status: "done" },
      );
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      tell({ status: "failed", reason });
    } finally {
      clearTimeout(slow);
    }
  }

  /** Tries once more what did not work. */
  retry(): void {
    if (this.#latex !== undefined) void this.ask(this.#latex);
  }

  close(): void {
    this.#work.abort();
    this.#calculator.close();
  }

  /** @returns What was found, or in a sentence what the formula lacks. */
  async #answer(
    latex: string,
    signal: AbortSignal,
  ): Promise<Findings | string> {
    let reading: Reading | undefined;
    const results = new Map<Task, Shown>();
    const resultOf = (task: Task) => results.get(task);
    const ask = (tasks: readonly Task[]) =>
      inquire(
        this.#calculator,
        { source: { format: "latex", text: latex }, tasks },
        {
          onReading: (read) => {
            this.#isLoaded = true;
            reading = read;
          },
          onShown: (task, shown) => results.set(task, shown),
        },
        signal,
      );
    await ask(TASKS);
    if (reading === undefined) throw new Error("The engine did not answer.");
    const fault = faultIn(reading);
    if (fault !== undefined) return fault;
    let answer = answerOf(reading, resultOf);
    while (typeof answer === "string") {
      await ask([answer]);
      answer = answerOf(reading, resultOf);
    }
    const canonical = resultOf("canonical")?.json;
    return findingsOf({ latex, reading, canonical, answer }, this.#calculator);
  }
}
