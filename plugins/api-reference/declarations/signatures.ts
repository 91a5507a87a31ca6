import type ts from "typescript";

import { codeOf, type Reading } from "./code.ts";
import { docOf, docOfSignature } from "./docs.ts";
import { isOfPackage } from "./project.ts";
import type { ApiDoc, ApiMember } from "./types.ts";

const UNDOCUMENTED: ApiDoc = { text: "", tags: [] };

/** The constructors of a class. */
export function constructorsOf(
  reading: Reading,
  symbol: ts.Symbol,
): ApiMember[] {
  const { ts, checker } = reading;
  const signatures = checker
    .getTypeOfSymbol(symbol)
    .getConstructSignatures()
    .filter(({ declaration }) => declaration && isOpen(reading, declaration));
  const nodes = signatures.flatMap(({ declaration }) => declaration ?? []);
  if (nodes.length === 0) return [];
  const docs = signatures.map((each) => docOfSignature(reading, each));
  const { code, links } = codeOf(reading, ...nodes);
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

  function isOpen(reading: Reading, node: ts.Node): boolean {
    return (
      isOfPackage(reading, node) &&
      !ts.getJSDocTags(node).some(({ tagName }) => tagName.text === "internal")
    );
  }
}

/** What interfaces have besides members with a name: `(x)`, `new (x)`, `[key]`. */
export function namelessOf(reading: Reading, symbol: ts.Symbol): ApiMember[] {
  const { ts } = reading;
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
    const name = namelessName(ts, node);
    if (name) groups.set(name, [...(groups.get(name) ?? []), node]);
  }
  return [...groups].map(([name, nodes]) => ({
    ...member(name, "method"),
    ...codeOf(reading, ...nodes),
    doc: { text: wordsAbove(ts, nodes), tags: [] },
  }));
}

function namelessName(ts: Reading["ts"], node: ts.Node): string | undefined {
  if (ts.isCallSignatureDeclaration(node)) return "call";
  if (ts.isConstructSignatureDeclaration(node)) return "new";
  if (ts.isIndexSignatureDeclaration(node)) return "index";
  return undefined;
}

function wordsAbove(ts: Reading["ts"], nodes: readonly ts.Node[]): string {
  return nodes
    .flatMap((node) => ts.getJSDocCommentsAndTags(node))
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? "")
    .join("\n\n");
}

/**
 * The events that the file of an element adds to those of the platform.
 */
export function eventsOf(reading: Reading, symbol: ts.Symbol): ApiMember[] {
  const { ts } = reading;
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
        const own = name && reading.checker.getSymbolAtLocation(name);
        if (!own || !ts.isStringLiteral(name)) continue;
        found.push({
          ...member(name.text, "event"),
          ...codeOf(reading, event),
          doc: docOf(reading, own),
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
