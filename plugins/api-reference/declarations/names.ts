import type ts from "typescript";

import { expectShape } from "../../package-facts/index.ts";
import { type Project, resolve } from "./project.ts";

/** A name that entry points export, and its declaration. */
export interface ExportedName {
  readonly key: string;
  readonly name: string;
  /** The declaration of the first entry point. */
  readonly symbol: ts.Symbol;
  readonly entries: readonly string[];
}

/** All exported names, and the keys of the symbols that they export. */
export interface Names {
  readonly all: readonly ExportedName[];
  readonly keyOf: (symbol: ts.Symbol) => string | undefined;
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

/** Whether two symbols are the same, or have the same source text. */
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
