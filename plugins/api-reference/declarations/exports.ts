import type ts from "typescript";

import { expectShape } from "../../package-facts/index.ts";
import { type Project, resolve } from "./project.ts";
import type { ApiExport } from "./types.ts";

/** All exported names, and the keys of the symbols that they export. */
export interface Names {
  readonly all: readonly ExportedName[];
  readonly keyOf: (symbol: ts.Symbol) => string | undefined;
}

/** A name that entry points export, and its declaration. */
export interface ExportedName {
  readonly key: string;
  readonly name: string;
  /** The declaration of the first entry point. */
  readonly symbol: ts.Symbol;
  readonly entries: readonly string[];
}

interface Declared {
  readonly symbols: ts.Symbol[];
  readonly entries: string[];
}

/**
 * The names that a package exports. A name that several entry points export is
 * listed once if they declare the same, and once a declaration if they do not.
 */
export function exportedNames(project: Project): Names {
  const declared = new Map<string, Declared[]>();
  for (const { name: entry, symbols } of project.entries) {
    for (const exported of symbols) {
      const symbol = resolve(project, exported);
      expectShape(
        symbol.declarations,
        `"${exported.name}" of entry point "${entry}" is declared nowhere`,
      );
      const known = declared.get(exported.name) ?? [];
      declared.set(exported.name, known);
      const same = known.find(({ symbols }) =>
        symbols.some((other) => isSame(other, symbol)),
      );
      if (!same) known.push({ symbols: [symbol], entries: [entry] });
      else {
        if (!same.entries.includes(entry)) same.entries.push(entry);
        if (!same.symbols.includes(symbol)) same.symbols.push(symbol);
      }
    }
  }
  return index(declared);
}

/** Tells whether symbols are the same, or equal in name and source text. */
function isSame(a: ts.Symbol, b: ts.Symbol): boolean {
  return a === b || (a.name === b.name && textOf(a) === textOf(b));
}

function textOf({ declarations = [] }: ts.Symbol): string {
  return declarations.map((node) => node.getText()).join("\n");
}

function index(declared: ReadonlyMap<string, readonly Declared[]>): Names {
  const all: ExportedName[] = [];
  const keys = new Map<ts.Symbol, string>();
  for (const [name, several] of declared) {
    for (const { symbols, entries } of several) {
      const [symbol] = symbols;
      const [entry = "."] = entries;
      if (!symbol) continue;
      const isPlain = several.length === 1 || entry === ".";
      const key = isPlain ? name : `${entry.replace(/^\.\//, "")}/${name}`;
      all.push({ key, name, symbol, entries });
      // A symbol that is exported under several names is linked by its own name.
      for (const each of symbols)
        if (!keys.has(each) || each.name === name) keys.set(each, key);
    }
  }
  return { all, keyOf: (symbol) => keys.get(symbol) };
}

/** The kind of an export, and the symbol that declares what it is. */
export interface ExportKind {
  readonly kind: ApiExport["kind"];
  /**
   * The symbol that declares what it is: its own, or that of an alias's target.
   */
  readonly body: ts.Symbol;
}

/**
 * Determines the kind of an export, and the symbol that declares what it is.
 *
 * @throws Error when it is of a kind that no reference page shows.
 */
export function exportKindOf(
  project: Project,
  { name, symbol }: ExportedName,
): ExportKind {
  const { ts } = project;
  const has = (flag: ts.SymbolFlags) => (symbol.flags & flag) !== 0;
  const { Class, Interface, TypeAlias, Function, Variable } = ts.SymbolFlags;
  if (has(Class)) return { kind: "class", body: symbol };
  if (
    has(Variable) &&
    has(TypeAlias | Interface) &&
    isConstructible(project, symbol)
  )
    return { kind: "class", body: aliasedInterface(project, symbol) ?? symbol };
  if (has(Interface)) return { kind: "interface", body: symbol };
  if (has(TypeAlias)) return { kind: "type", body: symbol };
  if (has(Function)) return { kind: "function", body: symbol };
  const aliased = aliasedFunction(project, symbol);
  if (aliased) return { kind: "function", body: aliased };
  expectShape(
    has(Variable),
    `"${name}" is neither class, interface, type, function nor constant`,
  );
  return { kind: "constant", body: symbol };
}

/** Tells whether a constant can be called with `new`. */
function isConstructible({ checker }: Project, symbol: ts.Symbol): boolean {
  const type = checker.getTypeOfSymbol(symbol);
  return type.getConstructSignatures().length > 0;
}

/** The function of a constant `const name: typeof other`. */
function aliasedFunction(
  project: Project,
  { valueDeclaration: node }: ts.Symbol,
): ts.Symbol | undefined {
  const { ts, checker } = project;
  if (!node || !ts.isVariableDeclaration(node) || !node.type) return undefined;
  if (!ts.isTypeQueryNode(node.type)) return undefined;
  const target = checker.getSymbolAtLocation(node.type.exprName);
  const other = target && resolve(project, target);
  return other && other.flags & ts.SymbolFlags.Function ? other : undefined;
}

/** The interface `Other` of an alias `type Name = Other`. */
function aliasedInterface(
  project: Project,
  symbol: ts.Symbol,
): ts.Symbol | undefined {
  const { ts, checker } = project;
  for (const node of symbol.declarations ?? []) {
    if (!ts.isTypeAliasDeclaration(node)) continue;
    if (!ts.isTypeReferenceNode(node.type)) continue;
    const target = checker.getSymbolAtLocation(node.type.typeName);
    const other = target && resolve(project, target);
    if (other && other.flags & ts.SymbolFlags.Interface) return other;
  }
  return undefined;
}

/**
 * The interfaces that declare the members of a class of another name, with the
 * key of the class: its page documents them.
 */
export function interfacesOfClasses(
  project: Project,
  names: Names,
): ReadonlyMap<ts.Symbol, string> {
  return new Map(
    names.all.flatMap((each) => {
      const { kind, body } = exportKindOf(project, each);
      return kind === "class" && body !== each.symbol
        ? [[body, each.key] as const]
        : [];
    }),
  );
}
