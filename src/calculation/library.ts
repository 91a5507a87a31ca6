import type { ComputeEngine, Expression } from "@cortex-js/compute-engine";

/** The part of the engine's package that is used here. */
export type Library = Pick<
  typeof import("@cortex-js/compute-engine"),
  | "ComputeEngine"
  | "compile"
  | "expand"
  | "factor"
  | "isExpression"
  | "isFunction"
>;

export type { ComputeEngine, Expression };

/** Longest time for one task of the engine, in milliseconds. */
export const LIMIT_MS = 10_000;

/**
 * Significant digits that a number can be asked for with: at least those of a
 * machine number; 21 is what the engine computes with unless it is told.
 */
export const DIGITS = { least: 15, most: 1000, usual: 21 } as const;

/** The languages of the package, as readers call them. */
const LANGUAGES = {
  javascript: "JavaScript",
  python: "Python",
  glsl: "GLSL",
} as const;

export type Target = keyof typeof LANGUAGES;

/**
 * Tells whether a limit stopped the engine, rather than that it found nothing.
 */
export function isLimit(error: unknown): boolean {
  return (
    error instanceof RangeError ||
    (error instanceof Error && error.name === "CancellationError")
  );
}

/** Tells whether the engine was stopped because its time was over. */
export function isTimeout(error: unknown): boolean {
  return isLimit(error) && (error as Error).cause === "timeout";
}

/** Describes an error of the engine in a sentence for readers. */
export function sayFailure(error: unknown, limitMs = LIMIT_MS): string {
  if (error instanceof RangeError)
    return "This is too large or too deeply nested for the engine.";
  if (!(error instanceof Error)) return String(error);
  return isTimeout(error)
    ? `Stopped after ${limitMs / 1000} seconds, without a result.`
    : error.message;
}

/**
 * Compiles an expression, and never falls back to code that evaluates it.
 *
 * @throws Error with a message for readers where the package cannot compile it.
 * @throws The engine's error where a limit ended it.
 */
export function compileTo(
  to: Target,
  library: Library,
  expression: Expression,
): ReturnType<Library["compile"]> {
  try {
    const compiled = library.compile(expression, { to, fallback: false });
    if (compiled.success) return compiled;
    throw new Error(compiled.error);
  } catch (error) {
    if (isLimit(error)) throw error;
    const message = explain(String(error), LANGUAGES[to]);
    throw new Error(message, { cause: error });
  }
}

/** Explains to readers why the package cannot compile an expression. */
function explain(reason: string, language: string): string {
  const named = /(?:Could not compile|Unknown operator) `([^`]+)`/;
  const [, operator] = named.exec(reason) ?? [];
  return operator === undefined
    ? `The engine cannot compile this expression to ${language}.`
    : `The engine cannot compile this use of ${operator} to ${language}. Write the expression without it.`;
}
