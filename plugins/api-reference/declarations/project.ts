import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import type ts from "typescript";

import {
  expectShape,
  requirePackage,
  packageFile,
} from "../../package-facts/index.ts";

/** The declarations of an installed package, read by the compiler. */
export interface Project {
  readonly ts: typeof ts;
  readonly root: string;
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  /** What each entry point exports, in the order of the package's list. */
  readonly entries: readonly EntryPoint[];
}

interface EntryPoint {
  /** As it is imported, from the package's name: `.`, `./core`. */
  readonly name: string;
  readonly symbols: readonly ts.Symbol[];
}

/**
 * Read the declarations of all entry points of an installed package.
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

/** Whether a declaration is in a file of the package. */
export function isOfPackage({ root }: Project, node: ts.Node): boolean {
  return path.normalize(node.getSourceFile().fileName).startsWith(root);
}
