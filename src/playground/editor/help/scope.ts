import type { SyntaxNode, Tree } from "../types";

/** Nodes whose definitions are seen inside them only. */
const SCOPES = new Set([
  "Script",
  "Block",
  "ForStatement",
  "CatchClause",
  "FunctionDeclaration",
  "FunctionExpression",
  "ArrowFunction",
  "MethodDeclaration",
  "ClassBody",
]);

/** The definition of a name, and the part of the program that sees it. */
interface Definition {
  readonly node: SyntaxNode;
  readonly scope: SyntaxNode;
}

/** The names of a program: where each is defined, and where it is set again. */
interface Names {
  readonly defined: ReadonlyMap<string, readonly Definition[]>;
  readonly assigned: ReadonlyMap<string, readonly SyntaxNode[]>;
}

const known = new WeakMap<Tree, Names>();

/**
 * The names of a program, read once for each tree. Of the definitions of a name
 * in one scope the first is kept: code of others has thousands of them.
 */
export function namesOf(tree: Tree, text: (node: SyntaxNode) => string): Names {
  const read = known.get(tree);
  if (read) return read;
  const defined = new Map<string, Map<number, Definition>>();
  const assigned = new Map<string, SyntaxNode[]>();
  tree.iterate({
    enter({ name, node }) {
      if (name === "VariableDefinition") {
        const scope = scopeOf(node);
        const scopes = entryOf(defined, text(node), () => new Map());
        if (!scopes.has(scope.from)) scopes.set(scope.from, { node, scope });
      }
      if (name !== "AssignmentExpression") return;
      if (node.firstChild?.name === "VariableName")
        entryOf(assigned, text(node.firstChild), () => []).push(
          node.firstChild,
        );
    },
  });
  const names = {
    defined: new Map(
      [...defined].map(([name, scopes]) => [name, [...scopes.values()]]),
    ),
    assigned,
  };
  known.set(tree, names);
  return names;
}

function entryOf<Value>(
  map: Map<string, Value>,
  name: string,
  make: () => Value,
): Value {
  const value = map.get(name) ?? make();
  map.set(name, value);
  return value;
}

/** Tells whether a place in a program is in the scope of a definition. */
export function isSeenFrom({ scope }: Definition, place: number): boolean {
  return scope.from <= place && place <= scope.to;
}

/** The definition that a name means: of those that are seen the innermost. */
export function definitionOf(
  name: SyntaxNode,
  definitions: readonly Definition[] = [],
): SyntaxNode | undefined {
  let innermost: Definition | undefined;
  for (const each of definitions)
    if (
      isSeenFrom(each, name.from) &&
      each.scope.from > (innermost?.scope.from ?? -1)
    )
      innermost = each;
  return innermost?.node;
}

function scopeOf(definition: SyntaxNode): SyntaxNode {
  const { parent } = definition;
  // The name of a function or class is known outside of it.
  const isOwnName = /^(?:Function|Class)Declaration$/.test(parent?.name ?? "");
  let scope = isOwnName ? parent?.parent : parent;
  while (scope?.parent && !SCOPES.has(scope.name)) scope = scope.parent;
  return scope ?? definition;
}
