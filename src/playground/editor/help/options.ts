import type { Completion } from "@codemirror/autocomplete";

import type { CommandFact, Fact } from "../../facts";
import { describe } from "./describe";

/** What the icons and colors of a list are chosen by. */
const TYPES: Readonly<Record<Fact["kind"], string>> = {
  class: "class",
  constant: "constant",
  function: "function",
  method: "method",
  operator: "function",
  property: "property",
};

/** An entry of the list for a name of the packages. */
export function optionOf(fact: Fact): Completion {
  return {
    label: fact.name,
    type: fact.isDeprecated ? "deprecated" : TYPES[fact.kind],
    detail: detailOf(fact),
    info: () => describe(fact),
    boost: fact.isDeprecated ? -50 : 0,
  };
}

/** An entry of the list for a name that the program defines. */
export function ownOption(label: string, type: string | undefined): Completion {
  return { label, type: "variable", boost: 10, ...(type && { detail: type }) };
}

/**
 * An entry of the list for a command of LaTeX.
 *
 * @param before - What has to be written before its name.
 */
export function commandOption(
  { name, use }: CommandFact,
  before: string,
): Completion {
  const label = name.slice(1);
  return {
    label,
    displayLabel: name,
    type: "keyword",
    apply: before + label,
    ...(use && { detail: use }),
  };
}

/** What follows the name in its declaration: `(latex)`, `: boolean`. */
function detailOf({ name, kind, signature, isDeprecated }: Fact): string {
  const [first = ""] = signature.split("\n");
  const rest = kind === "operator" ? ` ${first}` : first.replace(name, "");
  return isDeprecated ? `${rest} (deprecated)` : rest;
}
