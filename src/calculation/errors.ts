import { partsOf } from "./equation";
import type { ComputeEngine, Expression } from "./library";
import type { Json } from "./types";

/** Content of an error expression: a code, its arguments, and a place. */
interface Fault {
  readonly code: string;
  readonly details: readonly string[];
  /** The wrong part, as it was written; empty where it is not told. */
  readonly at: string;
}

/** Sentences for the codes that an expression of a reader can lead to. */
const SENTENCES: Readonly<Record<string, (fault: Fault) => string>> = {
  missing: () => "A part of the expression is missing.",
  "expected-closing-delimiter": ({ at }) => `${at} is not closed.`,
  "expected-value": () => "A value is missing.",
  "incompatible-dimensions": () => "The dimensions do not fit together.",
  "expected-square-matrix": ({ at }) => `${at} is not a square matrix.`,
  "expected-matrix": ({ at }) => `${at} is not a matrix.`,
  "incompatible-type": ({ at, details: [wanted = ""] }) =>
    `${at} does not fit: the type “${wanted}” is needed here.`,
  "unbalanced-environment": () =>
    "An environment is not complete: \\begin and \\end go together.",
  "unexpected-argument": ({ at }) => `${at} is an argument too many.`,
  "unexpected-command": ({ at }) =>
    `The command ${at} is not known, or not expected here.`,
  "unexpected-delimiter": ({ at }) => `${at} has no partner.`,
  "unexpected-mathjson": ({ at }) => `${at} is not an expression in MathJSON.`,
  "unexpected-operator": ({ at }) => `${at} needs another operand.`,
  "unexpected-token": ({ at }) => `${at} is not expected here.`,
  "unknown-environment": ({ at }) => `The environment ${at} is not known.`,
};

/**
 * Describes the errors of an expression in sentences for readers.
 *
 * @param engine - Prints the parts that are wrong.
 */
export function errorsOf(
  engine: ComputeEngine,
  expression: Expression,
): string[] {
  const sentences = expression.errors.map((error) => {
    const fault = readFault(engine, error.json);
    const sentence = SENTENCES[fault.code];
    if (sentence) return sentence(fault);
    const said = `The engine says: ${fault.code.replaceAll("-", " ")}`;
    return fault.at === "" ? `${said}.` : `${said}, at ${fault.at}.`;
  });
  return [...new Set(sentences)];
}

function readFault(engine: ComputeEngine, json: Json): Fault {
  const [, what = "", where] = partsOf(json);
  const [, code = "", ...details] = partsOf(what);
  return {
    code: unquote(Array.isArray(what) ? code : what),
    details: details.map(unquote).map(unquote),
    at: where === undefined ? "" : quote(placeOf(engine, where)),
  };
}

function placeOf(engine: ComputeEngine, where: Json): string {
  const [head, latex] = partsOf(where);
  if (head === "LatexString") return unquote(latex ?? "");
  if (typeof where === "string") return unquote(where);
  return engine.expr(where as Expression["json"], { form: "raw" }).toString();
}

/** Strings in MathJSON are quoted, symbols are not. */
function unquote(json: Json): string {
  return typeof json === "string"
    ? json.replace(/^'(.*)'$/s, "$1")
    : JSON.stringify(json);
}

function quote(text: string): string {
  return `“${text}”`;
}
