import type { Library } from "./library";
import { read } from "./reading";
import type { Sampling } from "./types";

/** Most points of a sampling. */
const MAX_COUNT = 100_000;

/** Largest value: the difference of two of them is a number still. */
const MAX_VALUE = 1e300;

/** How many compiled functions are kept, the last used ones. */
const KEPT = 8;

/** A compiled expression, and the symbols that it needs values of. */
interface Compiled {
  readonly run: (values: Record<string, number>) => unknown;
  readonly needs: readonly string[];
}

/** Samples functions. What was compiled for one sampling serves the next. */
export class Sampler {
  readonly #library: Library;
  readonly #compiled = new Map<string, Compiled>();

  constructor(library: Library) {
    this.#library = library;
  }

  /**
   * @param engine - Gives an engine as it was when new, if one is needed.
   * @throws Error with a message for readers where the expression cannot be
   * compiled, or a parameter has no value.
   */
  sample(
    sampling: Sampling,
    engine: () => Parameters<typeof read>[0],
  ): Float64Array<ArrayBuffer> {
    const { variable, parameters, from, to } = sampling;
    const { run, needs } = this.#compile(sampling, engine);
    const missing = needs.find(
      (name) => name !== variable && !Object.hasOwn(parameters, name),
    );
    if (missing !== undefined)
      throw new Error(`“${missing}” has no value yet.`);
    const count = Math.min(Math.max(Math.trunc(sampling.count), 2), MAX_COUNT);
    const values: Record<string, number> = { ...parameters };
    return Float64Array.from({ length: count }, (_, index) => {
      // The last point is the end itself, whatever is lost by rounding.
      const part = index / (count - 1);
      values[variable] = from * (1 - part) + to * part;
      return realOf(run(values));
    });
  }

  #compile(
    { source, variable }: Sampling,
    engine: () => Parameters<typeof read>[0],
  ): Compiled {
    const key = JSON.stringify([source.format, source.text, variable]);
    const compiled = this.#compiled.get(key) ?? this.#make(source, engine());
    this.#compiled.delete(key);
    this.#compiled.set(key, compiled);
    const [oldest] = this.#compiled.keys();
    if (this.#compiled.size > KEPT && oldest !== undefined)
      this.#compiled.delete(oldest);
    return compiled;
  }

  #make(
    source: Sampling["source"],
    engine: Parameters<typeof read>[0],
  ): Compiled {
    const { expression } = read(engine, source);
    const { run, freeSymbols, error } = this.#library.compile(expression, {
      fallback: false,
    });
    if (run === undefined)
      throw new Error(error ?? "The engine cannot compile this.");
    return {
      run: run,
      needs: freeSymbols ?? expression.unknowns,
    };
  }
}

/** A real number that can be drawn, or `NaN`. */
function realOf(value: unknown): number {
  return typeof value === "number" && Math.abs(value) <= MAX_VALUE
    ? value
    : NaN;
}
