import type { SyntaxNode } from "../types";
import { factOf, typeOf } from "./infer";
import {
  deprecatedUse,
  type Found,
  rowUse,
  rowWith,
  type Search,
} from "./old-search";
import { definitionOf, namesOf } from "./scope";

/** Names that programs give to objects whose type is not told. */
const USUAL: readonly (readonly [RegExp, string])[] = [
  [/^#?_?(?:ce|engine|computeengine)$/i, "ComputeEngine"],
  [/^#?_?(?:expr|expression)$/i, "Expression"],
  [/^#?_?(?:mf|mathfield)$/i, "MathfieldElement"],
  [/^mathVirtualKeyboard$/, "VirtualKeyboardInterface"],
];

/** The use of a member that is gone or deprecated, or that nothing has. */
export function memberUse(search: Search, node: SyntaxNode): Found[] {
  const { firstChild: object, lastChild: property } = node;
  if (!object || property?.name !== "PropertyName") return [];
  const { text, library } = search;
  const name = text(property);
  const place = { from: node.from, to: node.to };
  const known = typeOf(search, object);
  const type = known ?? usualType(text(object));
  const isGuess = known === undefined;
  const members = type === undefined ? undefined : library.members(type);
  const row = rowWith(search, "member", name, (each) =>
    each.of === "any"
      ? members?.has(name) !== true
      : each.of === plain(type) || (isGuess && isTold(name)),
  );
  if (row) {
    const isSure = !isGuess || isModule(search, object);
    return [rowUse(row, place, !isSure)];
  }
  const fact = members?.get(name) ?? factOf(search, node);
  if (fact?.isDeprecated) return [deprecatedUse(search, fact, place, isGuess)];
  // Of arrays and promises, the members are not known.
  if (isGuess || type === undefined || members === undefined) return [];
  if (members.size === 0 || library.mayHave(type, name)) return [];
  return [unknownUse(search, type, place)];
}

/** The uses of exports that are gone, deprecated or unknown. */
export function exportUses(search: Search, node: SyntaxNode): Found[] {
  const { names, text, hasEngine } = search;
  if (node.name === "CallExpression") {
    const callee = node.firstChild;
    if (!hasEngine || callee?.name !== "VariableName") return [];
    const own = namesOf(search.tree, text).defined.get(text(callee));
    if (definitionOf(callee, own)) return [];
    const row = rowWith(search, "export", text(callee));
    return row ? [rowUse(row, callee, true)] : [];
  }
  const module = node.parent?.getChild("String");
  const from = module ? text(module).slice(1, -1) : "";
  if (!/mathlive|cortex-js/.test(from)) return [];
  const exports = names.exports[from];
  return importedBy(node).flatMap((each) => {
    const name = text(each);
    const row = rowWith(search, "export", name);
    if (row) return [rowUse(row, each)];
    const old = names.deprecated.find(
      ({ owner, name: own }) => owner === "" && own === name,
    );
    if (old) return [deprecatedUse(search, old, each, false)];
    const isKnown = exports === undefined || exports.includes(name);
    return isKnown || name === "type" ? [] : [unknownUse(search, from, each)];
  });
}

/** The names in an import, as the module has them. */
function importedBy(group: SyntaxNode): SyntaxNode[] {
  const nodes: SyntaxNode[] = [];
  for (let each = group.firstChild; each; each = each.nextSibling)
    if (/^Variable(?:Name|Definition)$/.test(each.name))
      if (each.prevSibling?.name !== "as") nodes.push(each);
  return nodes;
}

function unknownUse(
  { names }: Search,
  owner: string,
  { from, to }: Pick<Found, "from" | "to">,
): Found {
  const more = names.owners[owner.replace("typeof ", "")] ?? "";
  const write = { text: owner };
  return { from, to, kind: "unknown", isGuess: false, since: "", write, more };
}

/** The type of an object by the last part of its name: `this.ce`. */
function usualType(object: string): string | undefined {
  const [, name = ""] = /([\w$#]+)!?$/.exec(object) ?? [];
  return USUAL.find(([pattern]) => pattern.test(name))?.[1];
}

/** Tells whether other libraries are unlikely to have a member. */
function isTold(name: string): boolean {
  return /[a-z][A-Z]/.test(name) && !/^is[A-Z]/.test(name);
}

function plain(type: string | undefined): string | undefined {
  return type?.replace(/^IComputeEngine$/, "ComputeEngine");
}

/** Tells whether an object is what MathLive exports: `MathLive.…`. */
function isModule({ text }: Search, object: SyntaxNode): boolean {
  return text(object) === "MathLive";
}
