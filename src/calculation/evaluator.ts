import { ReusedEngine } from "../engine";
import { LIMIT_MS } from "./limits";
import type { ComputeEngine, Library } from "./library";
import type { Progress } from "./messages";
import { read, readingOf } from "./reading";
import { Sampler } from "./sampling";
import { perform, type Problem } from "./tasks";
import type { Question, Sampling } from "./types";
import { variableOf } from "./variable";

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
   * Answer a question, a piece at each step: the reading, then its tasks.
   *
   * @throws Error with a message for readers where the source cannot be read.
   */
  *answer(question: Question): Generator<Progress, void, undefined> {
    const engine = this.#engine.take();
    const problem = this.#open(engine, question);
    yield {
      type: "reading",
      reading: readingOf(engine, problem),
    };
    for (const task of question.tasks)
      yield {
        type: "outcome",
        task,
        outcome: perform(task, problem, question.limitMs),
      };
  }

  /** @throws Error as {@link Sampler.sample} does. */
  sample(sampling: Sampling): Float64Array<ArrayBuffer> {
    return this.#sampler.sample(sampling, () => this.#engine.take());
  }

  #open(engine: ComputeEngine, question: Question) {
    const { written, expression } = engine.withTimeLimit(LIMIT_MS, () =>
      read(engine, question.source),
    );
    const problem: Problem = {
      library: this.#library,
      engine,
      expression,
      variable: variableOf(expression.unknowns, question.variable),
      digits: question.digits,
    };
    return { ...problem, written };
  }
}
