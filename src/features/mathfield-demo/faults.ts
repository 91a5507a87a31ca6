import type { MathfieldElement } from "../../field";

type Fault = MathfieldElement["errors"][number];

/** What MathLive finds wrong with LaTeX, in a sentence. */
export function faultText({ code, arg = "" }: Fault): string {
  switch (code) {
    case "unknown-command":
      return `There is no command ${arg}.`;
    case "invalid-command":
      return `A formula cannot contain the command ${arg}.`;
    case "unbalanced-braces":
      return "The braces do not match.";
    case "unknown-environment":
      return `There is no environment ${arg}.`;
    case "unbalanced-environment":
      return `The environment ${arg} needs a \\begin and an \\end.`;
    case "unbalanced-mode-shift":
      return "The dollar signs do not match.";
    case "missing-argument":
      return `An argument is missing after ${arg || "a command"}.`;
    case "too-many-infix-commands":
      return "Use braces to separate two commands such as \\over.";
    case "unexpected-command-in-string":
      return "A command is used where only text is allowed.";
    case "missing-unit":
      return "A length needs a unit, such as em.";
    case "unexpected-delimiter":
      return `A delimiter is missing or not allowed${arg && `: ${arg}`}.`;
    case "unexpected-end-of-string":
      return "The formula is not complete.";
    case "improper-alphabetic-constant":
      return "A character is missing after a backquote.";
    case "unexpected-token":
      return `The formula has an unexpected part${arg && `: ${arg}`}.`;
  }
}
