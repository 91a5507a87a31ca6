import type { Completion } from "@codemirror/autocomplete";

import type { CommandFact, Fact } from "../../facts";

/** Types of completions, by kind: they set the icons and colors of a list. */
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

/** Returns what follows the name in its declaration: `(latex)`, `: boolean`. */
function detailOf({ name, kind, signature, isDeprecated }: Fact): string {
  const [first = ""] = signature.split("\n");
  const rest = kind === "operator" ? ` ${first}` : first.replace(name, "");
  return isDeprecated ? `${rest} (deprecated)` : rest;
}

/** Describes a name: its declaration, and below it what it is for. */
function describe({ name, kind, signature, line }: Fact): HTMLElement {
  return boxOf(
    [kind === "operator" ? `${name}: ${signature}` : signature],
    line,
  );
}

/**
 * Makes a box with the parameters of a call.
 *
 * @param count - How many arguments come before the one that is written now:
 * its parameter stands out.
 */
export function describeCall(fact: Fact, count: number): HTMLElement {
  const overload = overloadFor(fact.signature, count);
  const { before, parameters, after } = overload;
  const isRest = parameters.at(-1)?.startsWith("...") === true;
  const current = isRest ? Math.min(count, parameters.length - 1) : count;
  const shown = parameters.flatMap((text, index) => {
    const part = index === current ? element("strong", text) : text;
    return index === 0 ? [part] : [", ", part];
  });
  return boxOf([before, ...shown, after], fact.line);
}

function boxOf(code: readonly (string | Node)[], line: string): HTMLElement {
  const box = document.createElement("div");
  box.append(element("code", ...code));
  if (line !== "") box.append(element("p", line));
  return box;
}

function element(name: string, ...content: readonly (string | Node)[]) {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}

/** A call's declaration, cut where its parameters are. */
interface Parameters {
  readonly before: string;
  readonly parameters: readonly string[];
  readonly after: string;
}

/**
 * The overload of a call that takes so many arguments, cut at its parameters.
 *
 * @param signature - Declarations, an overload a line.
 * @param count - How many arguments are written already.
 */
export function overloadFor(signature: string, count: number): Parameters {
  const [first, ...others] = signature.split("\n").map(cut);
  const takes = ({ parameters }: Parameters) =>
    parameters.length > count || parameters.at(-1)?.startsWith("...") === true;
  const known = first ?? { before: signature, parameters: [], after: "" };
  return [known, ...others].find(takes) ?? known;
}

function cut(signature: string): Parameters {
  const start = signature.indexOf("(") + 1;
  const parameters: string[] = [];
  let [depth, from] = [0, start];
  for (let at = start; at < signature.length; at++) {
    const sign = signature[at] ?? "";
    const isEnd = depth === 0 && sign === ")";
    if (isEnd || (depth === 0 && sign === ",")) {
      parameters.push(signature.slice(from, at).trim());
      from = at + 1;
    }
    if (isEnd)
      return {
        before: signature.slice(0, start),
        parameters: parameters.filter(Boolean),
        after: signature.slice(at),
      };
    if (/[([{<]/.test(sign)) depth++;
    if (/[)\]}]/.test(sign) || (sign === ">" && signature[at - 1] !== "="))
      depth--;
  }
  return { before: signature, parameters: [], after: "" };
}
