import type { Pattern, Program } from "acorn";
import { full } from "acorn-walk";

const ENGINE = "@cortex-js/compute-engine";

/**
 * Writes what a program leaves out because every page says it: an engine, and
 * imports of what the Compute Engine exports.
 *
 * @returns Lines of code; nothing where it leaves out nothing.
 */
export function preludeFor(
  ast: Program,
  exported: ReadonlySet<string>,
): string {
  const { used, declared } = findNames(ast);
  const free = [...used].filter((name) => !declared.has(name));
  const names = free.filter((name) => exported.has(name));
  const needsEngine = free.includes("ce");
  if (needsEngine && !declared.has("ComputeEngine")) {
    names.push("ComputeEngine");
  }
  const lines: string[] = [];
  if (names.length > 0) {
    const list = [...new Set(names)].sort().join(", ");
    lines.push(`import { ${list} } from "${ENGINE}";`);
  }
  if (needsEngine) lines.push("const ce = new ComputeEngine();");
  return lines.join("\n");
}

/**
 * The names that a program reads, and those that it declares. Scopes are not
 * told apart: a name that is declared anywhere counts as the program's own.
 */
function findNames(ast: Program) {
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
