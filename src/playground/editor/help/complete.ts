import type {
  Completion,
  CompletionContext,
  CompletionResult,
} from "@codemirror/autocomplete";

import type { SyntaxNode } from "../types";
import { commandOption, optionOf, ownOption } from "./describe";
import { typeOf, typeOfDefinition, type Program } from "./infer";
import { ENGINE, MAIN_MODULE } from "./library";
import { isSeenFrom, namesOf } from "./scope";
import { isRaw, operatorPlace, stringAt } from "./strings";

/** A name as it is typed: the list is filtered while it only grows. */
const NAME = /^[\w$]*$/;

/**
 * Lists what can be written where the caret is.
 *
 * @param node - The node before the caret.
 * @returns Nothing where the packages do not say what can.
 */
export function complete(
  program: Program,
  context: CompletionContext,
  node: SyntaxNode,
): CompletionResult | null {
  const string = stringAt(node);
  if (string) return inString(program, context, string);
  const typed = context.matchBefore(/[\w$]*/);
  const from = typed?.from ?? context.pos;
  const { parent } = node;
  if (parent?.name === "MemberExpression" && isAfterDot(node)) {
    const type = typeOf(program, parent.firstChild);
    const members = type ? [...program.library.members(type).values()] : [];
    return list(from, members.map(optionOf));
  }
  if (parent?.name === "ImportGroup" || node.name === "ImportGroup") {
    const group = node.name === "ImportGroup" ? node : parent;
    const module = group?.parent?.getChild("String");
    const name = module ? program.text(module).slice(1, -1) : "";
    return list(from, program.library.exports(name)?.map(optionOf) ?? []);
  }
  const isName = node.name === "VariableName";
  if (!isName && !(context.explicit && from === context.pos)) return null;
  if (!isName && /Comment|Definition|Property|RegExp/.test(node.name))
    return null;
  return list(from, namesAt(program, node, context.pos));
}

/**
 * Commands of LaTeX in the content of a mathfield.
 *
 * @param node - The node before the caret, in markup.
 */
export function completeMarkup(
  program: Program,
  context: CompletionContext,
  node: SyntaxNode,
): CompletionResult | null {
  const element = node.name === "Element" ? node : node.parent;
  const tag = element?.getChild("OpenTag")?.getChild("TagName");
  if (!tag || !program.text(tag).startsWith("math-")) return null;
  return commands(program, context, true);
}

function isAfterDot({ name }: SyntaxNode): boolean {
  return name === "." || name === "?." || name === "PropertyName";
}

function inString(
  program: Program,
  context: CompletionContext,
  string: SyntaxNode,
): CompletionResult | null {
  const from = string.from + 1;
  if (context.pos < from) return null;
  if (string.parent?.name === "ImportDeclaration") {
    const modules = Object.keys(program.library.facts.modules);
    return {
      from,
      options: modules.map((label) => ({ label, type: "namespace" })),
      validFor: /^[^"'`]*$/,
    };
  }
  const place = operatorPlace(program, string);
  const typed = context.state.sliceDoc(from, context.pos);
  const isNamed = place === "certain" || context.explicit || typed !== "";
  if (place !== undefined && isNamed && NAME.test(typed))
    return list(from, program.library.facts.operators.map(optionOf));
  return commands(program, context, isRaw(string));
}

/**
 * Commands of LaTeX after a backslash.
 *
 * @param isLiteral - Whether the text means what it says; otherwise it is a
 * string, where two backslashes mean one.
 */
function commands(
  { library }: Program,
  context: CompletionContext,
  isLiteral: boolean,
): CompletionResult | null {
  const typed = context.matchBefore(/\\+[a-z]*/i);
  const [, slashes = "", name = ""] =
    /^(\\+)([a-z]*)$/i.exec(typed?.text ?? "") ?? [];
  const count = isLiteral ? slashes.length * 2 : slashes.length;
  // With one backslash a reader may be about to write an escape such as \n.
  const isForgotten = count === 1 && (name.length > 1 || context.explicit);
  if (count % 4 !== 2 && !isForgotten) return null;
  const before = isForgotten ? "\\" : "";
  return list(
    context.pos - name.length,
    library.facts.commands.map((each) => commandOption(each, before)),
  );
}

function namesAt(
  program: Program,
  node: SyntaxNode,
  place: number,
): Completion[] {
  const { library, tree, text, hasEngine } = program;
  const { defined } = namesOf(tree, text);
  const own = [...defined].flatMap(([name, definitions]) => {
    const seen = definitions.find((each) => isSeenFrom(each, place))?.node;
    if (!seen || seen.from === node.from) return [];
    return [ownOption(name, typeOfDefinition(program, seen))];
  });
  if (!hasEngine) return own;
  const facts = [ENGINE, ...(library.exports(MAIN_MODULE) ?? [])];
  const free = facts.filter(({ name }) => !defined.has(name));
  return [...own, ...free.map(optionOf)];
}

function list(from: number, options: Completion[]): CompletionResult | null {
  return options.length === 0 ? null : { from, options, validFor: NAME };
}
