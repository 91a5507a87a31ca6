import { contoursOf, type Field } from "../plot/plane/contour";
import {
  compileTo,
  type ComputeEngine,
  type Expression,
  type Library,
} from "./library";
import { read } from "./reading";
import type { Sampling, Source } from "./types";

/** Most points of a sampling. */
const MAX_COUNT = 100_000;

/** Largest value: the difference of two of them is a number still. */
const MAX_VALUE = 1e300;

/** Most compiled functions that are kept, the last used ones. */
const KEPT = 8;

/** A compiled expression, and the symbols that it needs values of. */
interface Compiled {
  readonly run: (values: Record<string, number>) => unknown;
  /** The same for intervals; nothing where the engine does not compile that. */
  readonly runInterval:
    ((values: Record<string, Interval>) => unknown) | undefined;
  readonly needs: readonly string[];
}

interface Interval {
  readonly lo: number;
  readonly hi: number;
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
    engine: () => ComputeEngine,
  ): Float64Array<ArrayBuffer> {
    const { variable, vertical, parameters, from, to } = sampling;
    const compiled = this.#compile(sampling, engine);
    const { run, needs } = compiled;
    const given = [variable, vertical?.variable, ...Object.keys(parameters)];
    const missing = needs.find((name) => !given.includes(name));
    if (missing !== undefined)
      throw new Error(`“${missing}” has no value yet.`);
    if (vertical) {
      const field = fieldOf(compiled, sampling, vertical.variable);
      const view = { x: [from, to], y: [vertical.from, vertical.to] } as const;
      const lines = contoursOf(field, view);
      return Float64Array.from(
        lines.flatMap((line) => [...line.flat(), NaN, NaN]),
      );
    }
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
    engine: () => ComputeEngine,
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

  #make(source: Source, engine: ComputeEngine): Compiled {
    const { expression } = read(engine, source);
    const { run, freeSymbols } = compileTo(
      "javascript",
      this.#library,
      expression,
    );
    if (!run) throw new Error("The engine cannot compile this expression.");
    return {
      run,
      runInterval: this.#compileInterval(expression),
      needs: freeSymbols ?? expression.unknowns,
    };
  }

  #compileInterval(expression: Expression): Compiled["runInterval"] {
    if (expression.unknowns.length < 2) return undefined;
    try {
      const options = { to: "interval-js", fallback: false } as const;
      return this.#library.compile(expression, options).run;
    } catch {
      return undefined;
    }
  }
}

/** Makes the field of an expression in two variables, whose zeros are drawn. */
function fieldOf(
  { run, runInterval }: Compiled,
  { variable, parameters }: Sampling,
  vertical: string,
): Field {
  const values: Record<string, number> = { ...parameters };
  const fixed = Object.entries(parameters).map(
    ([name, value]) => [name, { lo: value, hi: value }] as const,
  );
  const parts: Record<string, Interval> = Object.fromEntries(fixed);
  return {
    at: (x, y) => {
      values[variable] = x;
      values[vertical] = y;
      return realOf(run(values));
    },
    mayVanish: ({ x, y }) => {
      if (!runInterval) return true;
      parts[variable] = { lo: x[0], hi: x[1] };
      parts[vertical] = { lo: y[0], hi: y[1] };
      return hasZero(runInterval(parts));
    },
  };
}

/**
 * Tells whether a result of interval arithmetic may contain zero: it is empty
 * where there is no value, and has no bounds at a pole or a leap.
 */
function hasZero(result: unknown): boolean {
  const { kind, value } = result as { kind: string; value?: Interval };
  if (kind === "empty") return false;
  const isBounded = kind === "interval" || kind === "partial";
  return !isBounded || !value || (value.lo <= 0 && value.hi >= 0);
}

/** A real number that can be drawn, or `NaN`. */
function realOf(value: unknown): number {
  return typeof value === "number" && Math.abs(value) <= MAX_VALUE
    ? value
    : NaN;
}
