import type { Pattern, Program } from "acorn";
import { full } from "acorn-walk";

/** Names a program reads, and names it declares in whatever scope. */
export interface Names {
  readonly used: ReadonlySet<string>;
  readonly declared: ReadonlySet<string>;
}

/**
 * The names of a program. Scopes are not told apart: a name that is declared
 * anywhere counts as the program's own.
 */
export function findNames(ast: Program): Names {
  const used = new Set<string>();
  const declared = new Set<string>();
  const declare = (pattern: Pattern | null) => {
    for (const name of patternNames(pattern)) declared.add(name);
  };
  full(ast, (node) => {
    switch (node.type) {
      case "Identifier":
        used.add(node.name);
        break;
      case "ImportDeclaration":
        for (const { local } of node.specifiers) declare(local);
        break;
      case "VariableDeclarator":
        declare(node.id);
        break;
      case "FunctionDeclaration":
      case "FunctionExpression":
      case "ArrowFunctionExpression":
        declare(node.id ?? null);
        node.params.forEach(declare);
        break;
      case "ClassDeclaration":
      case "ClassExpression":
        declare(node.id ?? null);
        break;
      case "CatchClause":
        declare(node.param ?? null);
        break;
    }
  });
  return { used, declared };
}

function patternNames(pattern: Pattern | null): string[] {
  switch (pattern?.type) {
    case "Identifier":
      return [pattern.name];
    case "ArrayPattern":
      return pattern.elements.flatMap(patternNames);
    case "ObjectPattern":
      return pattern.properties.flatMap((property) =>
        patternNames(
          property.type === "RestElement" ? property.argument : property.value,
        ),
      );
    case "RestElement":
      return patternNames(pattern.argument);
    case "AssignmentPattern":
      return patternNames(pattern.left);
    default:
      return [];
  }
}
