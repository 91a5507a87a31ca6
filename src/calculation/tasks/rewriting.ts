/** The same expression in other words. */
import { found } from "./found";
import type { Problem } from "./problem";

export function canonical({ expression }: Problem) {
  return found(expression);
}

export function simplified({ expression }: Problem) {
  return found(expression.simplify());
}

// The functions of the package: its operators `Expand` and `Factor` evaluate
// what they are given, which makes a number of π.
export function expanded({ library, expression }: Problem) {
  return found(library.expand(expression));
}

export function factored({ library, expression }: Problem) {
  return found(library.factor(expression));
}
