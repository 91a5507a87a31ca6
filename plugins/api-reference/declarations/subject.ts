import type ts from "typescript";

import { expectShape } from "../../package-facts/index.ts";
import type { ExportedName, Names } from "./names.ts";
import { type Project, resolve } from "./project.ts";
import type { ApiExport } from "./types.ts";

/** Something that is exported, as a reader takes it. */
export interface Subject {
  readonly kind: ApiExport["kind"];
  /** Whose members it has: itself, or the interface it is another name of. */
  readonly body: ts.Symbol;
}

/** What an export is. */
export function subjectOf(
  project: Project,
  { name, symbol }: ExportedName,
): Subject {
  const { ts } = project;
  const has = (flag: ts.SymbolFlags) => (symbol.flags & flag) !== 0;
  const { Class, Interface, TypeAlias, Function, Variable } = ts.SymbolFlags;
  if (has(Class)) return { kind: "class", body: symbol };
  if (has(Variable) && has(TypeAlias | Interface) && isMade(project, symbol))
    return { kind: "class", body: aliased(project, symbol) ?? symbol };
  if (has(Interface)) return { kind: "interface", body: symbol };
  if (has(TypeAlias)) return { kind: "type", body: symbol };
  if (has(Function)) return { kind: "function", body: symbol };
  expectShape(
    has(Variable),
    `"${name}" is neither class, interface, type, function nor constant`,
  );
  return { kind: "constant", body: symbol };
}

/** Whether a constant is called with `new`. */
function isMade({ checker }: Project, symbol: ts.Symbol): boolean {
  const type = checker.getTypeOfSymbol(symbol);
  return type.getConstructSignatures().length > 0;
}

/** The interface that `type Name = Other` is another name of. */
function aliased(project: Project, symbol: ts.Symbol): ts.Symbol | undefined {
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
 * Interfaces whose members are those of a class of another name: readers look
 * for them there.
 */
export function adopted(
  project: Project,
  names: Names,
): ReadonlyMap<ts.Symbol, string> {
  return new Map(
    names.all.flatMap((each) => {
      const { kind, body } = subjectOf(project, each);
      return kind === "class" && body !== each.symbol
        ? [[body, each.key] as const]
        : [];
    }),
  );
}
