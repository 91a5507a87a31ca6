import type {
  Identifier,
  ImportDeclaration,
  Literal,
  MemberExpression,
  Program,
} from "acorn";
import { fullAncestor, simple } from "acorn-walk";
import type MagicString from "magic-string";

/** The imports of a program, and the statements that bind their names. */
export interface Imports {
  /** Module specifiers, in order of appearance. */
  readonly modules: readonly string[];
  /** Imported names; `*` for all of a module. */
  readonly names: readonly string[];
  /** Statements that bind what the declarations import: they run first. */
  readonly bindings: string;
}

/**
 * Turns imports, static and dynamic, into calls of `$import`: the code runs in
 * a function, where `import` declarations cannot stand.
 */
export function rewriteImports(ast: Program, code: MagicString): Imports {
  const modules: string[] = [];
  const names: string[] = [];
  let bound = "";
  for (const node of ast.body) {
    if (node.type !== "ImportDeclaration") continue;
    modules.push(String(node.source.value));
    names.push(...node.specifiers.map(importedName));
    bound += bindings(node);
    // The lines below keep their numbers.
    const text = code.original.slice(node.start, node.end);
    code.overwrite(node.start, node.end, `;${text.replace(/[^\n]/g, "")}`);
  }
  simple(ast, {
    ImportExpression(node) {
      if (node.source.type === "Literal") {
        modules.push(String(node.source.value));
      }
      names.push("*");
      code.overwrite(node.start, node.start + "import".length, "$import");
    },
  });
  return { modules, names, bindings: bound };
}

function bindings(node: ImportDeclaration): string {
  const module = `await $import(${String(node.source.raw)})`;
  const names: string[] = [];
  let whole = "";
  for (const specifier of node.specifiers) {
    const local = specifier.local.name;
    if (specifier.type === "ImportNamespaceSpecifier") {
      whole = `const ${local} = ${module};`;
    } else if (specifier.type === "ImportDefaultSpecifier") {
      names.push(`default: ${local}`);
    } else {
      names.push(`${nameOf(specifier.imported)}: ${local}`);
    }
  }
  const destructured = `const { ${names.join(", ")} } = ${module};`;
  if (whole === "") return names.length > 0 ? destructured : `${module};`;
  return names.length > 0 ? destructured + whole : whole;
}

function importedName(
  specifier: ImportDeclaration["specifiers"][number],
): string {
  return specifier.type === "ImportSpecifier"
    ? nameOf(specifier.imported)
    : "*";
}

function nameOf(node: Identifier | Literal): string {
  return node.type === "Identifier" ? node.name : String(node.raw);
}

/** Lets every use of `console.…` tell the line that its result belongs to. */
export function rewriteConsole(ast: Program, code: MagicString): void {
  forEachConsole(ast, (member, line) => {
    code.overwrite(
      member.object.start,
      member.object.end,
      `$console(${String(line)})`,
    );
  });
}

/** Lines on which a use of `console.…` ends, ascending, each once. */
export function consoleLines(ast: Program): number[] {
  const lines = new Set<number>();
  forEachConsole(ast, (_, line) => lines.add(line));
  return [...lines].sort((a, b) => a - b);
}

function forEachConsole(
  ast: Program,
  visit: (member: MemberExpression, line: number) => void,
): void {
  fullAncestor(ast, (node, _state, ancestors) => {
    if (node.type !== "MemberExpression") return;
    if (node.object.type !== "Identifier" || node.object.name !== "console") {
      return;
    }
    // The call it is the callee or an argument of; else the member itself.
    const parent = ancestors.at(-2);
    const owner = parent?.type === "CallExpression" ? parent : node;
    visit(node, owner.loc?.end.line ?? 0);
  });
}
