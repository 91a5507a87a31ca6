import type ts from "typescript";

import { COMPUTE_ENGINE } from "../package-facts/index.ts";
import { keysOf, type Reader } from "./keys.ts";

/** A module that was compiled. */
export interface Compiled extends Reader {
  readonly source: ts.SourceFile;
  /** Place where the example begins in it. */
  readonly from: number;
  /** Places where it uses what is deprecated. */
  readonly deprecated: ReadonlySet<number | undefined>;
}

/** A name in an example that a documented package declares. */
export interface NameUse {
  /** Place in the source, in UTF-16 units; the end is the first after it. */
  readonly start: number;
  readonly end: number;
  /** The package that declares it. */
  readonly package: string;
  /** Its names in the API reference, best first: `ComputeEngine.parse`. */
  readonly keys: readonly string[];
  readonly isDeprecated: boolean;
}

/** Numbers of names in an example that no documented package declares. */
export interface OtherNames {
  /** Declared by the example. */
  readonly own: number;
  /** Declared by the language, the browser or another package. */
  readonly platform: number;
  /** Members of a value whose type is unknown, such as that of a parameter. */
  readonly untyped: number;
}

const PACKAGES = ["mathlive", COMPUTE_ENGINE];

/** The names in an example, by who declares them. */
export function namesIn(module: Compiled): {
  names: NameUse[];
  others: OtherNames;
} {
  const { source, from, deprecated } = module;
  const names: NameUse[] = [];
  const others = { own: 0, platform: 0, untyped: 0 };
  for (const node of identifiersIn(module)) {
    const symbol = symbolAt(module, node);
    const file = symbol?.declarations?.[0]?.getSourceFile().fileName;
    const owner = PACKAGES.find((name) =>
      file?.includes(`/node_modules/${name}/`),
    );
    if (symbol && owner !== undefined) {
      names.push({
        start: node.getStart() - from,
        end: node.getEnd() - from,
        package: owner,
        keys: isModule(module, symbol) ? [] : keysOf(module, node, symbol),
        isDeprecated: deprecated.has(node.getStart()),
      });
    } else if (file === source.fileName) others.own += 1;
    else if (file === undefined) others.untyped += 1;
    else others.platform += 1;
  }
  return { names, others };
}

function identifiersIn({ ts, source, from }: Compiled): ts.Identifier[] {
  const found: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.getStart() >= from) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Finds the symbol of a name; in an object, of the property expected there. */
function symbolAt(
  { ts, checker }: Compiled,
  node: ts.Identifier,
): ts.Symbol | undefined {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) && parent.name === node) {
    const expected = checker.getContextualType(parent.parent);
    const property = expected?.getProperty(node.text);
    if (property) return property;
  }
  const symbol = checker.getSymbolAtLocation(node);
  return symbol && symbol.flags & ts.SymbolFlags.Alias
    ? checker.getAliasedSymbol(symbol)
    : symbol;
}

function isModule({ ts }: Reader, { flags }: ts.Symbol): boolean {
  return (flags & ts.SymbolFlags.Module) !== 0;
}
