import type { Fact } from "../../facts";
import type { SyntaxNode, Tree } from "../types";
import { heldBy, type Library } from "./library";
import { definitionOf, namesOf } from "./scope";

/** A program, and what is known of the packages that it uses. */
export interface Program {
  readonly tree: Tree;
  readonly text: (node: SyntaxNode) => string;
  readonly library: Library;
  /** True if an engine, and all that its package exports, is in scope. */
  readonly hasEngine: boolean;
  /** The types of its variables that are known so far, by their places. */
  readonly types: Map<number, string | undefined>;
}

/** Methods of an array that call a function with each of its elements. */
const EACH = /^(?:every|filter|find|findLast|flatMap|forEach|map|some)$/;

/** Calls of the page that give a mathfield. */
const FIELD =
  /^document\s*\.\s*(querySelector(?:All)?|createElement)\s*\(\s*["'`]math-field[^\s>"'`]*["'`]\s*\)$/;

/** Deeper than this nobody reads: a program may define a name by itself. */
const DEEPEST = 50;

/**
 * The type of an expression: a key of the types that the build knows, or such a
 * key as `T[]` or `Promise<T>`.
 *
 * @returns Nothing where it is not known for certain.
 */
export function typeOf(
  program: Program,
  node: SyntaxNode | null | undefined,
  depth = 0,
): string | undefined {
  if (!node || depth > DEEPEST) return undefined;
  const type = (of: SyntaxNode | null | undefined) =>
    typeOf(program, of, depth + 1);
  const [first, second] = [node.firstChild, node.firstChild?.nextSibling];
  switch (node.name) {
    case "VariableName":
    case "MemberExpression": {
      if (node.lastChild?.name === "]") return elementOf(type(first));
      const fact = factOf(program, node, depth + 1);
      if (fact?.kind === "class") return `typeof ${fact.gives ?? fact.name}`;
      if (fact) return isCalled(fact) ? undefined : fact.gives;
      return node.name === "VariableName"
        ? typeOfVariable(program, node, depth + 1)
        : undefined;
    }
    case "CallExpression": {
      const [, method] = FIELD.exec(program.text(node)) ?? [];
      if (method !== undefined)
        return method.endsWith("All")
          ? "MathfieldElement[]"
          : "MathfieldElement";
      const fact = factOf(program, first, depth + 1);
      return fact && isCalled(fact) ? fact.gives : undefined;
    }
    case "NewExpression": {
      const fact = factOf(program, second, depth + 1);
      return fact?.kind === "class" ? fact.gives : undefined;
    }
    case "AwaitExpression": {
      const awaited = type(second);
      return awaited?.startsWith("Promise<") ? heldBy(awaited) : awaited;
    }
    case "ParenthesizedExpression":
      return type(second);
    case "PostfixExpression":
      return program.text(node).endsWith("!") ? type(first) : undefined;
    case "BinaryExpression":
      return second?.name === "as"
        ? typeNamed(program, node.lastChild)
        : undefined;
    default:
      return undefined;
  }
}

/** Finds the fact of a name or a member of something: see {@link typeOf}. */
export function factOf(
  program: Program,
  node: SyntaxNode | null | undefined,
  depth = 0,
): Fact | undefined {
  if (!node || depth > DEEPEST) return undefined;
  const { library, tree, text, hasEngine } = program;
  if (node.name === "VariableName") {
    const { defined } = namesOf(tree, text);
    const definition = definitionOf(node, defined.get(text(node)));
    if (definition === undefined) return library.global(text(node), hasEngine);
    return imported(program, definition);
  }
  const { firstChild: object, lastChild: property } = node;
  if (node.name !== "MemberExpression" || property?.name !== "PropertyName")
    return undefined;
  const type = typeOf(program, object, depth + 1);
  if (type !== undefined) return library.members(type).get(text(property));
  const isWindow = object && /^(?:window|globalThis)$/.test(text(object));
  return isWindow ? library.global(text(property), hasEngine) : undefined;
}

function isCalled({ kind }: Fact): boolean {
  return kind === "function" || kind === "method";
}

function elementOf(type: string | undefined): string | undefined {
  return type?.endsWith("[]") ? heldBy(type) : undefined;
}

function imported(
  { library, text }: Program,
  definition: SyntaxNode,
): Fact | undefined {
  const { parent: group, prevSibling } = definition;
  const module = group?.parent?.getChild("String");
  if (group?.name !== "ImportGroup" || !module) return undefined;
  const other = prevSibling?.name === "as" ? prevSibling.prevSibling : null;
  const name = text(other ?? definition);
  const facts = library.exports(text(module).slice(1, -1));
  return facts?.find((each) => each.name === name);
}

function typeOfVariable(
  program: Program,
  node: SyntaxNode,
  depth: number,
): string | undefined {
  const { tree, text } = program;
  const { defined } = namesOf(tree, text);
  const definition = definitionOf(node, defined.get(text(node)));
  return definition && typeOfDefinition(program, definition, depth);
}

/** The type of a variable, by the place where it is defined. */
export function typeOfDefinition(
  program: Program,
  definition: SyntaxNode,
  depth = 0,
): string | undefined {
  const { tree, text, types } = program;
  if (types.has(definition.from)) return types.get(definition.from);
  // A name may be defined, and set again, by itself.
  types.set(definition.from, undefined);
  const type = typeDefined(program, definition, depth);
  types.set(definition.from, type);
  const { assigned } = namesOf(tree, text);
  const isSame = (assigned.get(text(definition)) ?? []).every(
    ({ parent }) => typeOf(program, parent?.lastChild, depth + 1) === type,
  );
  if (!isSame) types.set(definition.from, undefined);
  return types.get(definition.from);
}

function typeDefined(
  program: Program,
  definition: SyntaxNode,
  depth: number,
): string | undefined {
  const { parent, nextSibling: next } = definition;
  const type = (node: SyntaxNode | null | undefined) =>
    typeOf(program, node, depth + 1);
  const annotation = next?.name === "Optional" ? next.nextSibling : next;
  if (annotation?.name === "TypeAnnotation")
    return typeNamed(program, annotation.lastChild);
  if (parent?.name === "VariableDeclaration" && next?.name === "Equals")
    return type(next.nextSibling);
  if (parent?.name === "ForOfSpec") return elementOf(type(next?.nextSibling));
  // The first name of the function in a call such as `expr.ops.map((op) => …)`.
  const callee = parent?.parent?.parent?.parent?.firstChild;
  const isFirst =
    parent?.name === "ParamList" &&
    parent.getChild("VariableDefinition")?.from === definition.from;
  if (!isFirst || callee?.name !== "MemberExpression") return undefined;
  const method = callee.lastChild ? program.text(callee.lastChild) : "";
  return EACH.test(method) ? elementOf(type(callee.firstChild)) : undefined;
}

/** The type that an annotation names, if the build knows it. */
function typeNamed(
  { library, text }: Program,
  node: SyntaxNode | null | undefined,
): string | undefined {
  const name = node ? text(node) : "";
  const plain = name.replace(/\s*\|\s*(?:null|undefined)$/, "");
  const [, base = ""] = /^(?:Promise<)?(\w+)/.exec(plain) ?? [];
  return library.members(base).size > 0 ? plain : undefined;
}
