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

/** The names of a program: where each is defined, and where it is set again. */
interface Names {
  readonly defined: ReadonlyMap<string, readonly SyntaxNode[]>;
  readonly assigned: ReadonlyMap<string, readonly SyntaxNode[]>;
}

const known = new WeakMap<Tree, Names>();

/** The names of a program, read once for each tree. */
export function namesOf(tree: Tree, text: (node: SyntaxNode) => string): Names {
  const read = known.get(tree);
  if (read) return read;
  const defined = new Map<string, SyntaxNode[]>();
  const assigned = new Map<string, SyntaxNode[]>();
  const add = (to: Map<string, SyntaxNode[]>, node: SyntaxNode) => {
    const name = text(node);
    to.set(name, [...(to.get(name) ?? []), node]);
  };
  tree.iterate({
    enter({ name, node }) {
      if (name === "VariableDefinition") add(defined, node);
      if (name !== "AssignmentExpression") return;
      if (node.firstChild?.name === "VariableName")
        add(assigned, node.firstChild);
    },
  });
  const names = { defined, assigned };
  known.set(tree, names);
  return names;
}

/** Whether a name that is defined in one place means the same in another. */
export function isSeenFrom(definition: SyntaxNode, place: number): boolean {
  const { from, to } = scopeOf(definition);
  return from <= place && place <= to;
}

/** The definition that a name means: of those that are seen the innermost. */
export function definitionOf(
  name: SyntaxNode,
  definitions: readonly SyntaxNode[] = [],
): SyntaxNode | undefined {
  return definitions
    .filter((each) => isSeenFrom(each, name.from))
    .toSorted((a, b) => scopeOf(b).from - scopeOf(a).from)[0];
}

function scopeOf(definition: SyntaxNode): SyntaxNode {
  const { parent } = definition;
  // The name of a function or class is known outside of it.
  const isOwnName = /^(?:Function|Class)Declaration$/.test(parent?.name ?? "");
  let scope = isOwnName ? parent?.parent : parent;
  while (scope?.parent && !SCOPES.has(scope.name)) scope = scope.parent;
  return scope ?? definition;
}
