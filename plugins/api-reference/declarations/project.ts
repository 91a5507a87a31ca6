import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import type ts from "typescript";

import {
  expectShape,
  packageFile,
  requirePackage,
} from "../../package-facts/index.ts";

/** The declarations of an installed package, read by the compiler. */
export interface Project {
  readonly ts: typeof ts;
  readonly root: string;
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  /** The exports of each entry point, in the order of the package's list. */
  readonly entries: readonly EntryPoint[];
}

interface EntryPoint {
  /** As it is imported, from the package's name: `.`, `./core`. */
  readonly name: string;
  readonly symbols: readonly ts.Symbol[];
}

/**
 * Reads the declarations of all entry points of an installed package.
 *
 * @param name - Name of the package.
 */
export function readProject(name: string): Project {
  const ts = requirePackage("typescript") as typeof import("typescript");
  const root = packageFile(name);
  const files = declarationFiles(root);
  const program = ts.createProgram(
    files.flatMap(({ files }) => files),
    {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
      types: [],
      strict: true,
      noEmit: true,
      skipLibCheck: true,
    },
  );
  const checker = program.getTypeChecker();
  const entries = files.map(({ name, files }) => {
    const symbols = files.flatMap((file) => {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      expectShape(module, `the types of entry point "${name}" are no module`);
      return checker.getExportsOfModule(module);
    });
    return { name, symbols };
  });
  return { ts, root, program, checker, entries };
}

/** The declaration files of the entry points that have any. */
function declarationFiles(root: string): { name: string; files: string[] }[] {
  const { exports } = JSON.parse(
    readFileSync(path.join(root, "package.json"), "utf8"),
  ) as { exports?: Record<string, unknown> };
  expectShape(exports?.["."], 'package.json has no "exports" with a "."');
  const entries = Object.entries(exports).flatMap(([name, target]) => {
    const types = [...new Set(typesOf(target))];
    return types.length > 0 ? [{ name, types }] : [];
  });
  // Without a folder, `.` goes first: it is where readers import from.
  entries.sort((a, b) => Number(b.name === ".") - Number(a.name === "."));
  return entries.map(({ name, types }) => ({
    name,
    files: types.map((file) => {
      const full = path.join(root, file);
      expectShape(existsSync(full), `entry point "${name}" has no ${file}`);
      return full;
    }),
  }));
}

/** The files named by `types`, under any other conditions. */
function typesOf(target: unknown): string[] {
  if (typeof target !== "object" || target === null) return [];
  return Object.entries(target).flatMap(([condition, value]) =>
    condition === "types" && typeof value === "string"
      ? [value]
      : typesOf(value),
  );
}

/** The declared symbol that an alias refers to. */
export function resolve(
  { ts, checker }: Project,
  symbol: ts.Symbol,
): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias
    ? checker.getAliasedSymbol(symbol)
    : symbol;
}

/** Tells whether a declaration is in a file of the package. */
export function isOfPackage({ root }: Project, node: ts.Node): boolean {
  return path.normalize(node.getSourceFile().fileName).startsWith(root);
}

/**
 * Everything that a class or an interface extends or implements, nearest first.
 */
export function ancestorsOf(
  project: Project,
  symbol: ts.Symbol,
): readonly ts.Symbol[] {
  const found = new Set<ts.Symbol>();
  const visit = (each: ts.Symbol): void => {
    for (const parent of parentsOf(project, each)) {
      if (found.has(parent)) continue;
      found.add(parent);
      visit(parent);
    }
  };
  visit(symbol);
  return [...found];
}

function parentsOf(project: Project, symbol: ts.Symbol): ts.Symbol[] {
  return (symbol.declarations ?? []).flatMap((node) =>
    clausesOf(project, node).flatMap(({ types }) =>
      types.flatMap(({ expression }) => {
        const parent = project.checker.getSymbolAtLocation(expression);
        return parent ? [resolve(project, parent)] : [];
      }),
    ),
  );
}

function clausesOf(
  { ts }: Project,
  node: ts.Declaration,
): readonly ts.HeritageClause[] {
  return ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node)
    ? (node.heritageClauses ?? [])
    : [];
}

/**
 * The classes of a package, exported or not, by the interfaces they implement.
 */
export function implementers(
  project: Project,
): ReadonlyMap<ts.Symbol, readonly ts.Symbol[]> {
  const { ts, program, checker } = project;
  const found = new Map<ts.Symbol, ts.Symbol[]>();
  for (const source of program.getSourceFiles()) {
    if (!isOfPackage(project, source)) continue;
    for (const node of source.statements) {
      if (!ts.isClassDeclaration(node) || !node.name) continue;
      const symbol = checker.getSymbolAtLocation(node.name);
      if (!symbol) continue;
      for (const parent of parentsOf(project, symbol))
        found.set(parent, [...(found.get(parent) ?? []), symbol]);
    }
  }
  return found;
}

/** A member of a class or interface, by name. */
export function memberOf(
  { checker }: Project,
  symbol: ts.Symbol,
  name: string,
): ts.Symbol | undefined {
  return checker.getDeclaredTypeOfSymbol(symbol).getProperty(name);
}
