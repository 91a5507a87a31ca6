import { distance } from "fastest-levenshtein";

import type { SyntaxNode } from "../syntax";
import { type Program, typeOf } from "./infer";
import { operatorPlace } from "./strings";

/** A name that the packages do not have, and the nearest that they have. */
export interface Mistake {
  readonly from: number;
  readonly to: number;
  readonly name: string;
  readonly nearest: string;
  /** What has no such name: `ComputeEngine`, `the standard library`. */
  readonly owner: string;
}

/** A name where one of the packages is expected, and what they have there. */
interface Use {
  readonly from: number;
  readonly name: string;
  readonly known: readonly string[];
  readonly owner: string;
}

/** Names of operators; functions of readers have small letters mostly. */
const OPERATOR = /^[A-Z]\w+$/;

/**
 * The names of a program that are likely to be misspelt: members that a known
 * type does not have, and operators in MathJSON. A name that resembles none
 * may be a reader's own, and is left alone.
 */
export function mistakesIn(program: Program): Mistake[] {
  const { tree, text, library } = program;
  const operators = library.facts.operators.map(({ name }) => name);
  const members: Use[] = [];
  const named: Use[] = [];
  tree.iterate({
    enter({ name, node }) {
      if (name === "MemberExpression")
        members.push(...memberUse(program, node));
      if (name !== "String") return;
      const operator = text(node).slice(1, -1);
      if (!OPERATOR.test(operator) || operators.includes(operator)) return;
      if (operatorPlace(program, node) !== "certain") return;
      named.push({
        from: node.from + 1,
        name: operator,
        known: operators,
        owner: "the standard library",
      });
    },
  });
  // A name that is elsewhere too, to declare it for example, is a reader's.
  const code = text(tree.topNode);
  const isOwn = ({ name }: Use) =>
    countOf(code, name) > named.filter((each) => each.name === name).length;
  return [...members, ...named.filter((use) => !isOwn(use))].flatMap(
    ({ from, name, known, owner }) => {
      const nearest = nearestTo(name, known);
      if (nearest === undefined) return [];
      return [{ from, to: from + name.length, name, nearest, owner }];
    },
  );
}

/** A member that a type does not have; of arrays and promises none is known. */
function memberUse(
  program: Program,
  { firstChild: object, lastChild: property }: SyntaxNode,
): Use[] {
  const { text, library } = program;
  if (property?.name !== "PropertyName") return [];
  const owner = typeOf(program, object);
  const name = text(property);
  const members = owner ? [...library.members(owner).keys()] : [];
  if (owner === undefined || members.length === 0) return [];
  if (library.mayHave(owner, name)) return [];
  return [{ from: property.from, name, known: members, owner }];
}

function countOf(code: string, name: string): number {
  return [...code.matchAll(/\w+/g)].filter(([word]) => word === name).length;
}

/** The name with the fewest changes; of several the one that begins alike. */
function nearestTo(name: string, names: readonly string[]): string | undefined {
  const farthest = name.length < 5 ? 1 : 2;
  const [best] = names
    .filter((each) => Math.abs(each.length - name.length) <= farthest)
    .map((each) => ({ each, away: distance(name, each) }))
    .filter(({ away }) => away <= farthest)
    .toSorted(
      (a, b) => a.away - b.away || alike(name, b.each) - alike(name, a.each),
    );
  return best?.each;
}

/** How many characters two names begin with in common. */
function alike(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}
