import type ts from "typescript";

import type { Names } from "./names.ts";
import { type Project, resolve } from "./project.ts";
import type { ApiCode } from "./types.ts";

/** A package that is read, with the names that its code refers to. */
export interface Reading extends Project {
  readonly names: Names;
}

/** A declaration as it is written, without comments. */
export function codeOf(reading: Reading, ...nodes: ts.Node[]): ApiCode {
  return {
    code: nodes.map((node) => print(reading, node)).join("\n"),
    links: linksIn(reading, nodes),
  };
}

/** A class or an interface up to its first brace. */
export function headOf(
  reading: Reading,
  node: ts.ClassDeclaration | ts.InterfaceDeclaration,
): ApiCode {
  const { name, typeParameters = [], heritageClauses = [] } = node;
  const parts = typeParameters.map((each) => print(reading, each));
  const word = reading.ts.isClassDeclaration(node) ? "class" : "interface";
  const types = parts.length > 0 ? `<${parts.join(", ")}>` : "";
  const heritage = heritageClauses.map((each) => print(reading, each));
  return {
    code: [`${word} ${name?.text ?? ""}${types}`, ...heritage]
      .map((part) => part.trim())
      .join(" "),
    links: linksIn(reading, [...typeParameters, ...heritageClauses]),
  };
}

/** A getter and its setter as one property. */
export function propertyOf(
  reading: Reading,
  name: string,
  accessors: readonly ts.AccessorDeclaration[],
): ApiCode {
  const { ts } = reading;
  const getter = accessors.find((each) => ts.isGetAccessor(each));
  const setter = accessors.find((each) => ts.isSetAccessor(each));
  const read = getter?.type;
  const written = setter?.parameters[0]?.type;
  const words = isStatic(reading, accessors) ? "static " : "";
  const readonly = setter ? "" : "readonly ";
  const key = getter ?? setter;
  const label = key ? print(reading, key.name) : name;
  const type = read ?? written;
  const code = `${words}${readonly}${label}: ${type ? print(reading, type) : "any"};`;
  const sets =
    read && written && print(reading, read) !== print(reading, written)
      ? `\nset ${label}(value: ${print(reading, written)});`
      : "";
  return { code: code + sets, links: linksIn(reading, [read, written]) };
}

function isStatic(
  { ts }: Project,
  accessors: readonly ts.AccessorDeclaration[],
): boolean {
  return accessors.some(
    (each) => ts.getCombinedModifierFlags(each) & ts.ModifierFlags.Static,
  );
}

function print({ ts }: Project, node: ts.Node): string {
  const printer = ts.createPrinter({ removeComments: true });
  const text = printer.printNode(
    ts.EmitHint.Unspecified,
    node,
    node.getSourceFile(),
  );
  return text
    .replace(/^(export )?(declare )?(abstract )?/, "")
    .replaceAll(/import\([^)]*\)\./g, "")
    .replaceAll(/^( {4})+/gm, (indent) => indent.slice(indent.length / 2));
}

/** The exports that the type names in some declarations mean. */
function linksIn(
  reading: Reading,
  nodes: readonly (ts.Node | undefined)[],
): Readonly<Record<string, string>> {
  const { ts, checker, names } = reading;
  const links: Record<string, string> = {};
  const visit = (node: ts.Node): void => {
    const name = nameOfType(ts, node);
    const symbol = name && checker.getSymbolAtLocation(name);
    const key = symbol && names.keyOf(resolve(reading, symbol));
    if (key !== undefined) links[name?.getText() ?? ""] = key;
    ts.forEachChild(node, visit);
  };
  for (const node of nodes) if (node) visit(node);
  return links;
}

function nameOfType(ts: Project["ts"], node: ts.Node): ts.Node | undefined {
  if (ts.isTypeReferenceNode(node)) return node.typeName;
  if (ts.isTypeQueryNode(node)) return node.exprName;
  if (ts.isExpressionWithTypeArguments(node)) return node.expression;
  if (ts.isImportTypeNode(node)) return node.qualifier;
  return undefined;
}
