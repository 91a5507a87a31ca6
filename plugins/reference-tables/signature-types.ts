import { h, type Html, linked, replaced } from "../html.ts";
import { splitOutside } from "../package-facts/index.ts";

/** Words for how often an operand is given, by the sign after its type. */
const HOW_OFTEN: Readonly<Record<string, string>> = {
  "?": "optional",
  "*": "any number",
  "+": "one or more",
};

/** The words for how often operands are given. */
export const COUNTS: readonly string[] = Object.values(HOW_OFTEN);

/** The words before an arrow for what a call does besides. */
export const EFFECTS: readonly string[] = ["scope", "entropy", "console"];

/** An operand of a signature. */
export interface Operand {
  /** The name that the engine gives it; most have none. */
  readonly name: string | undefined;
  /** In the engine's notation; one for each way to give the operand. */
  readonly types: readonly string[];
  /** `?`, `*`, `+` or nothing. */
  readonly sign: string;
  /** Words for how often it is given; empty for once. */
  readonly count: string;
}

/**
 * The operands of an operator, in order. Where it has several signatures, an
 * operand has the types of all, and is optional where one of them lacks it.
 *
 * @param type - The type of the operator, in the engine's notation.
 */
export function operandsOf(type: string): Operand[] {
  const lists = overloads(type).map((each) =>
    splitOutside(parenthesis(each), ","),
  );
  const most = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: most }, (_, index) => {
    const given = lists.flatMap((list) => list[index] ?? []).map(readOperand);
    const sign = given.length < lists.length ? "?" : (given[0]?.sign ?? "");
    return {
      name: given.find(({ name }) => name !== undefined)?.name,
      types: [...new Set(given.map((each) => each.type))],
      sign,
      count: HOW_OFTEN[sign] ?? "",
    };
  });
}

/**
 * Returns the part of a type after the operands: effects, result and variables.
 *
 * @returns Nothing where the operator has signatures with several results.
 */
export function resultOf(type: string): string | undefined {
  const results = new Set(
    overloads(type).map((each) => each.slice(parenthesis(each).length + 2)),
  );
  const [only, ...others] = results;
  return others.length > 0 ? undefined : only;
}

/** The signatures of a type: `((…) -> …) & ((…) -> …)` has two. */
function overloads(type: string): string[] {
  const parts = splitOutside(type, "&|");
  const areSignatures =
    parts.length > 1 && parts.every((part) => /^\(\(.*\)$/.test(part));
  return areSignatures ? parts.map(parenthesis) : [type];
}

/** Returns the content of the parentheses at the start of a type. */
function parenthesis(type: string): string {
  let depth = 0;
  for (let at = 0; at < type.length; at++) {
    if (type[at] === "(") depth += 1;
    if (type[at] === ")") depth -= 1;
    if (depth === 0) return type.slice(1, at);
  }
  throw new Error(`"${type}" is no signature`);
}

function readOperand(written: string) {
  const [, name, text = "", sign = ""] =
    /^(?:(\w+): )?(.*?)([?*+]?)$/.exec(written) ?? [];
  const inside = text.startsWith("(") ? parenthesis(text) : "";
  return {
    name,
    type: inside.length + 2 === text.length ? inside : text,
    sign,
  };
}

/**
 * A type in the engine's notation: no line break cuts an arrow in two.
 *
 * @param addressOf - Says where a name in it leads to, if anywhere.
 */
export function typeHtml(
  type: string,
  addressOf: (name: string) => string | undefined = () => undefined,
): Html {
  return replaced(type, /(->|[A-Za-z_]\w*(?!\w*:))/, (piece) =>
    piece === "->" ? h("span", piece) : linked(piece, addressOf(piece)),
  );
}
