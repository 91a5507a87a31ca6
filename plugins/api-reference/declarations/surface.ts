import path from "node:path";

import type ts from "typescript";

import { expectShape } from "../../package-facts/index.ts";
import { codeOf, headOf } from "./code.ts";
import { docOf } from "./docs.ts";
import { ancestorsOf, implementers } from "./heritage.ts";
import { type Context, membersOf, staticsOf } from "./members.ts";
import { type ExportedName, exportedNames } from "./names.ts";
import { readProject } from "./project.ts";
import { constructorsOf, eventsOf, namelessOf } from "./signatures.ts";
import { adopted, type Subject, subjectOf } from "./subject.ts";
import type {
  ApiCode,
  ApiExport,
  ApiMember,
  ApiSurface,
  Inherited,
} from "./types.ts";

/**
 * All that an installed package exports, with its members and doc comments.
 *
 * @param name - Name of the package.
 */
export function readSurface(name: string): ApiSurface {
  const project = readProject(name);
  const names = exportedNames(project);
  expectShape(names.all.length > 0, "the entry points export nothing");
  const context: Context = {
    ...project,
    names,
    adopted: adopted(project, names),
    implementers: implementers(project),
  };
  return names.all.map((each) => read(context, each));
}

function read(context: Context, exported: ExportedName): ApiExport {
  const { key, name, symbol, entries } = exported;
  const subject = subjectOf(context, exported);
  const [node] = symbol.declarations ?? [];
  expectShape(node, `"${name}" is declared nowhere`);
  return {
    key,
    name,
    kind: subject.kind,
    entries,
    file: path.relative(context.root, node.getSourceFile().fileName),
    doc: docOf(context, symbol),
    ...allMembers(context, exported, subject),
    ...declarationOf(context, exported, subject),
  };
}

function allMembers(
  context: Context,
  { key, symbol }: ExportedName,
  { kind, body }: Subject,
): { members: ApiMember[]; inherited: Inherited[] } {
  const nothing = { members: [], inherited: [] };
  if (kind === "function" || kind === "constant") return nothing;
  if (kind === "type" && !isObjectType(context, symbol)) return nothing;
  const { own, inherited } = membersOf(context, key, body);
  if (kind !== "class")
    return { members: [...namelessOf(context, symbol), ...own], inherited };
  const maker = makerOf(context, symbol, body);
  const statics = staticsOf(context, symbol);
  const told = new Map(
    staticsOf(context, maker).map((each) => [each.name, each]),
  );
  return {
    members: [
      ...constructorsOf(context, maker),
      ...own,
      ...statics.map((each) => told.get(each.name) ?? each),
      ...(isElement(context, symbol) ? eventsOf(context, symbol) : []),
    ],
    inherited,
  };
}

/**
 * The class that is made in the end: a constant that stands for it says less
 * of its constructor and statics than the class itself.
 */
function makerOf(
  { implementers }: Context,
  symbol: ts.Symbol,
  body: ts.Symbol,
): ts.Symbol {
  const classes = body === symbol ? [] : (implementers.get(body) ?? []);
  return classes.find(({ name }) => name === symbol.name) ?? symbol;
}

/** Whether a type is written as `{ … }`. */
function isObjectType({ ts }: Context, symbol: ts.Symbol): boolean {
  return (symbol.declarations ?? []).some(
    (node) =>
      ts.isTypeAliasDeclaration(node) && ts.isTypeLiteralNode(node.type),
  );
}

function isElement(context: Context, symbol: ts.Symbol): boolean {
  return ancestorsOf(context, symbol).some(
    ({ name }) => name === "HTMLElement",
  );
}

/** The declaration; that of a class or interface without its members. */
function declarationOf(
  context: Context,
  { symbol }: ExportedName,
  { kind }: Subject,
): ApiCode {
  const { ts } = context;
  const nodes = symbol.declarations ?? [];
  if (kind === "type" && isObjectType(context, symbol)) {
    const whole = codeOf(context, ...nodes);
    const code = /^type [^=]+/.exec(whole.code)?.[0].trim() ?? symbol.name;
    return { code, links: {} };
  }
  const heads = nodes.filter(
    (node) => ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node),
  );
  const [head] = heads;
  if (head && kind !== "constant") {
    const all = heads.map((node) => headOf(context, node));
    return {
      code: [...new Set(all.map(({ code }) => code))].join("\n"),
      links: Object.assign({}, ...all.map(({ links }) => links)) as Record<
        string,
        string
      >,
    };
  }
  return codeOf(context, ...nodes.map((node) => statementOf(context, node)));
}

/** `const name: Type` with its keyword, which stands two levels up. */
function statementOf({ ts }: Context, node: ts.Node): ts.Node {
  return ts.isVariableDeclaration(node) ? node.parent.parent : node;
}
