import type ts from "typescript";

import { isOfPackage, type Project, resolve } from "./project.ts";

/** Everything that a class or an interface extends or implements, nearest first. */
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

/** The classes of a package, exported or not, by the interfaces they implement. */
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
