import { isLimit } from "./limits";
import type { Expression, Library } from "./library";

/** The languages of the package, as readers call them. */
const LANGUAGES = {
  javascript: "JavaScript",
  python: "Python",
  glsl: "GLSL",
} as const;

export type Target = keyof typeof LANGUAGES;

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

/** What the package says of what it cannot compile, in words for readers. */
function explain(reason: string, language: string): string {
  const named = /(?:Could not compile|Unknown operator) `([^`]+)`/;
  const [, operator] = named.exec(reason) ?? [];
  return operator === undefined
    ? `The engine cannot compile this expression to ${language}.`
    : `The engine cannot compile this use of ${operator} to ${language}. Write the expression without it.`;
}
