import { ReusedEngine } from "../engine";
import { LIMIT_MS, type ComputeEngine, type Library } from "./library";
import { read, readingOf, variableOf } from "./reading";
import { Sampler } from "./sampling";
import { perform } from "./tasks";
import type { Outcome, Question, Reading, Sampling, Task } from "./types";

/** An intermediate result of a question: the reading, or a task's outcome. */
export type Progress =
  | { readonly type: "reading"; readonly reading: Reading }
  | {
      readonly type: "outcome";
      readonly task: Task;
      readonly outcome: Outcome;
    };

/**
 * Answers questions, one after the other. No question knows of the one before:
 * what the engine inferred, was told or computed for it is undone.
 */
export class Evaluator {
  readonly #library: Library;
  readonly #sampler: Sampler;
  readonly #engine: ReusedEngine<ComputeEngine>;

  constructor(library: Library) {
    this.#library = library;
    this.#sampler = new Sampler(library);
    this.#engine = new ReusedEngine(() => new library.ComputeEngine());
  }

  /**
   * Answers a question, a piece at each step: the reading, then its tasks.
   *
   * @throws Error with a message for readers where the source cannot be read.
   */
  *answer(question: Question): Generator<Progress, void, undefined> {
    const engine = this.#engine.take();
    const { written, expression } = engine.withTimeLimit(LIMIT_MS, () =>
      read(engine, question.source),
    );
    const variable = variableOf(expression.unknowns, question.variable);
    yield {
      type: "reading",
      reading: readingOf(engine, { written, expression, variable }),
    };
    const { digits, limitMs } = question;
    const library = this.#library;
    const problem = { library, engine, expression, variable, digits };
    for (const task of question.tasks)
      yield {
        type: "outcome",
        task,
        outcome: perform(task, problem, limitMs),
      };
  }

  /** @throws Error as {@link Sampler.sample} does. */
  sample(sampling: Sampling): Float64Array<ArrayBuffer> {
    return this.#sampler.sample(sampling, () => this.#engine.take());
  }
}
