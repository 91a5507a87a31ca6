import { compileTo, type Target } from "../compiling";
import { none, type Problem, type Solver } from "./problem";

/** Longest code that is shown, in characters. */
const MAX_CODE = 20_000;

/** Compiles an expression as the package does unless it is told otherwise. */
function codeIn(to: Target): Solver {
  return ({ library, expression }: Problem) => {
    const { code, preamble } = compileTo(to, library, expression);
    const whole = [preamble?.trim(), code].filter(Boolean).join("\n\n");
    return whole.length > MAX_CODE
      ? none(
          `The code is too long to be shown: ${whole.length.toLocaleString("en")} characters.`,
        )
      : { status: "code", code: whole };
  };
}

export const javascript = codeIn("javascript");
export const python = codeIn("python");
export const glsl = codeIn("glsl");
