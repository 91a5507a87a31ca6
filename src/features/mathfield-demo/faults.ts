import type { MathfieldElement } from "../../field";

type Fault = MathfieldElement["errors"][number];

/** What MathLive finds wrong with LaTeX, in a sentence. */
export function faultText({ code, arg = "" }: Fault): string {
  switch (code) {
    case "unknown-command":
      return `There is no command ${arg}.`;
    case "invalid-command":
      return `The command ${arg} cannot stand in a formula.`;
    case "unbalanced-braces":
      return "A brace is not closed, or closes nothing.";
    case "unknown-environment":
      return `There is no environment ${arg}.`;
    case "unbalanced-environment":
      return `The environment ${arg} does not end.`;
    case "unbalanced-mode-shift":
      return "A dollar sign has no other one.";
    case "missing-argument":
      return `Something is missing after ${arg || "a command"}.`;
    case "too-many-infix-commands":
      return "Two commands such as \\over need braces around one of them.";
    case "unexpected-command-in-string":
      return "There is a command where only text is allowed.";
    case "missing-unit":
      return "A length has no unit, such as em.";
    case "unexpected-delimiter":
      return `A delimiter cannot be ${arg || "this"}.`;
    case "unexpected-end-of-string":
      return "The formula ends too soon.";
    case "improper-alphabetic-constant":
      return "A backquote needs a character after it.";
    case "unexpected-token":
      return `There is something unexpected${arg && `: ${arg}`}.`;
  }
}
