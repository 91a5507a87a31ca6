import type ts from "typescript";

import type { Names } from "./exports.ts";
import { type Project, resolve } from "./project.ts";
import type { ApiCode, ApiDoc } from "./types.ts";

/**
 * A project whose code can be linked: it knows the key of each exported name.
 */
export interface LinkableProject extends Project {
  readonly names: Names;
}

/** A declaration as it is written, without comments. */
export function codeOf(project: LinkableProject, ...nodes: ts.Node[]): ApiCode {
  return {
    code: nodes.map((node) => print(project, node)).join("\n"),
    links: linksIn(project, nodes),
  };
}

/** A class or an interface up to its first brace. */
export function headOf(
  project: LinkableProject,
  node: ts.ClassDeclaration | ts.InterfaceDeclaration,
): ApiCode {
  const { name, typeParameters = [], heritageClauses = [] } = node;
  const parts = typeParameters.map((each) => print(project, each));
  const word = project.ts.isClassDeclaration(node) ? "class" : "interface";
  const types = parts.length > 0 ? `<${parts.join(", ")}>` : "";
  const heritage = heritageClauses.map((each) => print(project, each));
  return {
    code: [`${word} ${name?.text ?? ""}${types}`, ...heritage]
      .map((part) => part.trim())
      .join(" "),
    links: linksIn(project, [...typeParameters, ...heritageClauses]),
  };
}

/** A getter and its setter as one property. */
export function propertyOf(
  project: LinkableProject,
  name: string,
  accessors: readonly ts.AccessorDeclaration[],
): ApiCode {
  const { ts } = project;
  const getter = accessors.find((each) => ts.isGetAccessor(each));
  const setter = accessors.find((each) => ts.isSetAccessor(each));
  const read = getter?.type;
  const written = setter?.parameters[0]?.type;
  const words = isStatic(project, accessors) ? "static " : "";
  const readonly = setter ? "" : "readonly ";
  const key = getter ?? setter;
  const label = key ? print(project, key.name) : name;
  const type = read ?? written;
  const code = `${words}${readonly}${label}: ${type ? print(project, type) : "any"};`;
  const sets =
    read && written && print(project, read) !== print(project, written)
      ? `\nset ${label}(value: ${print(project, written)});`
      : "";
  return { code: code + sets, links: linksIn(project, [read, written]) };
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

/**
 * The keys of the exports that declarations refer to, by the names they use.
 */
function linksIn(
  project: LinkableProject,
  nodes: readonly (ts.Node | undefined)[],
): Readonly<Record<string, string>> {
  const { ts, checker, names } = project;
  const links: Record<string, string> = {};
  const visit = (node: ts.Node): void => {
    const name = nameOfType(ts, node);
    const symbol = name && checker.getSymbolAtLocation(name);
    const key = symbol && names.keyOf(resolve(project, symbol));
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

/** Tags that are for tools, or that repeat what the data says. */
const SILENT = new Set([
  "category",
  "command",
  "event",
  "export",
  "hidden",
  "inheritdoc",
  "inheritDoc",
  "keywords",
  "module",
  "packageDocumentation",
  "template",
  "version",
]);

/** The doc comment of a declaration, or of the declaration it overrides. */
export function docOf({ ts, checker }: Project, symbol: ts.Symbol): ApiDoc {
  const text = symbol
    .getDocumentationComment(checker)
    // A line break parts the comments of two overloads.
    .map((part) => (part.kind === "lineBreak" ? "\n\n" : part.text))
    .join("");
  const tags = symbol.getJsDocTags(checker).flatMap(({ name, text = [] }) => {
    if (SILENT.has(name)) return [];
    const subject =
      text.find(({ kind }) => kind === "parameterName")?.text ?? "";
    const all = ts.displayPartsToString([...text]).trim();
    const words = all.slice(subject.length).trim().replace(/^- /, "");
    return [{ name, subject, text: words }];
  });
  return { text: text.trim(), tags };
}

/** The doc comment of a signature alone. */
export function docOfSignature(
  { ts, checker }: Project,
  signature: ts.Signature,
): ApiDoc {
  const text = ts.displayPartsToString(
    signature.getDocumentationComment(checker),
  );
  return { text: text.trim(), tags: [] };
}

/** Tells whether a doc comment has a description or tags. */
export function isDocumented({ text, tags }: ApiDoc): boolean {
  return text !== "" || tags.length > 0;
}

/** Tells whether a symbol is private, protected or internal. */
export function isHidden({ ts }: Project, symbol: ts.Symbol): boolean {
  const { declarations = [] } = symbol;
  return (
    declarations.length > 0 &&
    declarations.every(
      (node) =>
        (ts.getCombinedModifierFlags(node) &
          (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) !==
          0 ||
        ts.getJSDocTags(node).some((tag) => tag.tagName.text === "internal"),
    )
  );
}
