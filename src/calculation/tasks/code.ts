import type { Result } from "../types";
import { none, type Problem, type Solver } from "./problem";

/** Longest code that is shown, in characters. */
const MAX_CODE = 20_000;

/** Compiles an expression as the package does unless it is told otherwise. */
function compileTo(to: "javascript" | "python" | "glsl"): Solver {
  return ({ library, expression }: Problem): Result => {
    const { code, preamble, success, error } = library.compile(expression, {
      to,
      fallback: false,
    });
    if (!success) return none(error ?? "The engine cannot compile this.");
    const whole = [preamble?.trim(), code].filter(Boolean).join("\n\n");
    return whole.length > MAX_CODE
      ? none(
          `The code is too long to be shown: ${whole.length.toLocaleString("en")} characters.`,
        )
      : { status: "code", code: whole };
  };
}

export const javascript = compileTo("javascript");
export const python = compileTo("python");
export const glsl = compileTo("glsl");
