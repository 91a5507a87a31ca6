import { linter, nextDiagnostic, type Diagnostic } from "@codemirror/lint";
import type { Extension } from "@codemirror/state";
import { keymap, type EditorView } from "@codemirror/view";
import { distance } from "fastest-levenshtein";

import type { SyntaxNode } from "../types";
import { typeOf, type Program } from "./infer";
import { operatorPlace } from "./strings";

/**
 * Underlines names that are likely to be misspelt, and offers the nearest.
 *
 * @param programOf - The program of an editor, if it is one.
 */
export function spelling(
  programOf: (view: EditorView) => Program | undefined,
): Extension {
  const mistakes = (view: EditorView) => {
    const program = programOf(view);
    const { empty, head } = view.state.selection.main;
    // A name that is being typed is not misspelt yet.
    const isTyped = ({ from, to }: Mistake) =>
      view.hasFocus && empty && from <= head && head <= to;
    const found = program ? mistakesIn(program) : [];
    return found.filter((each) => !isTyped(each)).map(diagnosticOf);
  };
  const replaceHere = (view: EditorView) => {
    const program = programOf(view);
    const { from, to } = view.state.selection.main;
    const found = program ? mistakesIn(program) : [];
    const here = found.find((each) => each.from <= from && to <= each.to);
    if (!here) return false;
    replace(view, here);
    return true;
  };
  return [
    linter(mistakes, {
      needsRefresh: ({ selectionSet, focusChanged }) =>
        selectionSet || focusChanged,
    }),
    keymap.of([
      { key: "F8", run: nextDiagnostic },
      { key: "Mod-.", run: replaceHere },
    ]),
  ];
}

function diagnosticOf(mistake: Mistake): Diagnostic {
  const { from, to, name, nearest, owner } = mistake;
  return {
    from,
    to,
    severity: "warning",
    message: `“${name}” is not in ${owner}.`,
    actions: [
      {
        name: `Replace with “${nearest}”`,
        apply(view, from, to) {
          replace(view, { from, to, nearest });
        },
      },
    ],
  };
}

function replace(
  view: EditorView,
  { from, to, nearest }: Pick<Mistake, "from" | "to" | "nearest">,
): void {
  view.dispatch({
    changes: { from, to, insert: nearest },
    selection: { anchor: from + nearest.length },
  });
}

/** A name that the packages do not have, and the nearest that they have. */
interface Mistake {
  readonly from: number;
  readonly to: number;
  readonly name: string;
  readonly nearest: string;
  /** Owner that has no such name: `ComputeEngine`, `the standard library`. */
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

/** Counts the characters that two names begin with in common. */
function alike(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}
