import type ts from "typescript";

import { isOfPackage } from "./project.ts";
import { codeOf, docOf, docOfSignature, type LinkableProject } from "./text.ts";
import type { ApiDoc, ApiMember } from "./types.ts";

const UNDOCUMENTED: ApiDoc = { text: "", tags: [] };

/** The constructors of a class. */
export function constructorsOf(
  project: LinkableProject,
  symbol: ts.Symbol,
): ApiMember[] {
  const { ts, checker } = project;
  const signatures = checker
    .getTypeOfSymbol(symbol)
    .getConstructSignatures()
    .filter(({ declaration }) => declaration && isPublic(project, declaration));
  const nodes = signatures.flatMap(({ declaration }) => declaration ?? []);
  if (nodes.length === 0) return [];
  const docs = signatures.map((each) => docOfSignature(project, each));
  const { code, links } = codeOf(project, ...nodes);
  return [
    {
      ...member("constructor", "constructor"),
      code: code
        .replaceAll(/^new |^constructor/gm, `new ${symbol.name}`)
        .replaceAll(/^(new \w+)\s+\(/gm, "$1("),
      links,
      doc: docs.find(({ text }) => text !== "") ?? UNDOCUMENTED,
    },
  ];

  function isPublic(project: LinkableProject, node: ts.Node): boolean {
    return (
      isOfPackage(project, node) &&
      !ts.getJSDocTags(node).some(({ tagName }) => tagName.text === "internal")
    );
  }
}

/** The call, construct and index signatures of an interface or object type. */
export function signatureMembersOf(
  project: LinkableProject,
  symbol: ts.Symbol,
): ApiMember[] {
  const { ts } = project;
  const nodes = (symbol.declarations ?? []).flatMap((node) => {
    if (ts.isInterfaceDeclaration(node)) return [...node.members];
    const isLiteral =
      ts.isTypeAliasDeclaration(node) && ts.isTypeLiteralNode(node.type);
    return isLiteral && ts.isTypeLiteralNode(node.type)
      ? [...node.type.members]
      : [];
  });
  const groups = new Map<string, ts.Node[]>();
  for (const node of nodes) {
    const name = signatureName(ts, node);
    if (name) groups.set(name, [...(groups.get(name) ?? []), node]);
  }
  return [...groups].map(([name, nodes]) => ({
    ...member(name, "method"),
    ...codeOf(project, ...nodes),
    doc: { text: commentAbove(ts, nodes), tags: [] },
  }));
}

function signatureName(
  ts: LinkableProject["ts"],
  node: ts.Node,
): string | undefined {
  if (ts.isCallSignatureDeclaration(node)) return "call";
  if (ts.isConstructSignatureDeclaration(node)) return "new";
  if (ts.isIndexSignatureDeclaration(node)) return "index";
  return undefined;
}

function commentAbove(
  ts: LinkableProject["ts"],
  nodes: readonly ts.Node[],
): string {
  return nodes
    .flatMap((node) => ts.getJSDocCommentsAndTags(node))
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? "")
    .join("\n\n");
}

/** The events that the file of a custom element adds to those of HTML. */
export function eventsOf(
  project: LinkableProject,
  symbol: ts.Symbol,
): ApiMember[] {
  const { ts } = project;
  const source = symbol.valueDeclaration?.getSourceFile();
  const found: ApiMember[] = [];
  source?.statements.forEach((statement) => {
    if (!ts.isModuleDeclaration(statement)) return;
    if (!statement.body || !ts.isModuleBlock(statement.body)) return;
    for (const node of statement.body.statements) {
      if (!ts.isInterfaceDeclaration(node)) continue;
      if (!/EventMap$/.test(node.name.text)) continue;
      for (const event of node.members) {
        const { name } = event;
        const own = name && project.checker.getSymbolAtLocation(name);
        if (!own || !ts.isStringLiteral(name)) continue;
        found.push({
          ...member(name.text, "event"),
          ...codeOf(project, event),
          doc: docOf(project, own),
        });
      }
    }
  });
  return found;
}

function member(
  name: string,
  kind: ApiMember["kind"],
): Pick<ApiMember, "name" | "kind" | "isStatic" | "isReadonly" | "isOptional"> {
  return { name, kind, isStatic: false, isReadonly: false, isOptional: false };
}
