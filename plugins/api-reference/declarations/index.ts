/** The TypeScript API of the packages. */
import path from "node:path";

import type ts from "typescript";

import {
  COMPUTE_ENGINE,
  expectShape,
  type Source,
} from "../../package-facts/index.ts";
import { codeOf, docOf, headOf } from "./text.ts";
import { type IndexedProject, membersOf, staticsOf } from "./members.ts";
import { ancestorsOf, implementers, readProject } from "./project.ts";
import { constructorsOf, eventsOf, signatureMembersOf } from "./signatures.ts";
import {
  type ExportedName,
  exportedNames,
  type ExportKind,
  exportKindOf,
  interfacesOfClasses,
} from "./exports.ts";
import type {
  ApiCode,
  ApiExport,
  ApiMember,
  ApiSurface,
  Inherited,
} from "./types.ts";

export type {
  ApiCode,
  ApiDoc,
  ApiExport,
  ApiMember,
  ApiSurface,
  Inherited,
} from "./types.ts";

function surfaceOf(name: string, pkg: string): Source<ApiSurface> {
  return { name, package: pkg, read: () => readSurface(pkg) };
}

/** The exports of `mathlive`, with their members and doc comments. */
export const apiMathlive = surfaceOf("api-mathlive", "mathlive");

/** The exports of the Compute Engine, with their members and doc comments. */
export const apiComputeEngine = surfaceOf("api-compute-engine", COMPUTE_ENGINE);

/** All that an installed package exports, with its members and doc comments. */
function readSurface(name: string): ApiSurface {
  const read = readProject(name);
  const names = exportedNames(read);
  expectShape(names.all.length > 0, "the entry points export nothing");
  const project: IndexedProject = {
    ...read,
    names,
    documentedBy: interfacesOfClasses(read, names),
    implementers: implementers(read),
  };
  return names.all.map((each) => describe(project, each));
}

function describe(project: IndexedProject, exported: ExportedName): ApiExport {
  const { key, name, symbol, entries } = exported;
  const kind = exportKindOf(project, exported);
  const [node] = symbol.declarations ?? [];
  expectShape(node, `"${name}" is declared nowhere`);
  return {
    key,
    name,
    kind: kind.kind,
    entries,
    file: path.relative(project.root, node.getSourceFile().fileName),
    doc: docOf(project, kind.kind === "function" ? kind.body : symbol),
    ...allMembers(project, exported, kind),
    ...declarationOf(project, exported, kind),
  };
}

function allMembers(
  project: IndexedProject,
  { key, symbol }: ExportedName,
  { kind, body }: ExportKind,
): { members: ApiMember[]; inherited: Inherited[] } {
  const nothing = { members: [], inherited: [] };
  if (kind === "function" || kind === "constant") return nothing;
  if (kind === "type" && !isObjectType(project, symbol)) return nothing;
  const { own, inherited } = membersOf(project, key, body);
  if (kind !== "class")
    return {
      members: [...signatureMembersOf(project, symbol), ...own],
      inherited,
    };
  const implementation = implementationOf(project, symbol, body);
  const statics = staticsOf(project, symbol);
  const documented = new Map(
    staticsOf(project, implementation).map((each) => [each.name, each]),
  );
  return {
    members: [
      ...constructorsOf(project, implementation),
      ...own,
      ...statics.map((each) => documented.get(each.name) ?? each),
      ...(isElement(project, symbol) ? eventsOf(project, symbol) : []),
    ],
    inherited,
  };
}

/**
 * The class that implements an exported constant: the class documents its
 * constructor and statics, the constant does not.
 */
function implementationOf(
  { implementers }: IndexedProject,
  symbol: ts.Symbol,
  body: ts.Symbol,
): ts.Symbol {
  const classes = body === symbol ? [] : (implementers.get(body) ?? []);
  return classes.find(({ name }) => name === symbol.name) ?? symbol;
}

/** Tells whether a type alias is an object type, `{ … }`. */
function isObjectType({ ts }: IndexedProject, symbol: ts.Symbol): boolean {
  return (symbol.declarations ?? []).some(
    (node) =>
      ts.isTypeAliasDeclaration(node) && ts.isTypeLiteralNode(node.type),
  );
}

function isElement(project: IndexedProject, symbol: ts.Symbol): boolean {
  return ancestorsOf(project, symbol).some(
    ({ name }) => name === "HTMLElement",
  );
}

/** The declaration; that of a class or interface without its members. */
function declarationOf(
  project: IndexedProject,
  { name, symbol }: ExportedName,
  { kind, body }: ExportKind,
): ApiCode {
  const { ts } = project;
  const { declarations: nodes = [] } = kind === "function" ? body : symbol;
  if (kind === "type" && isObjectType(project, symbol)) {
    const whole = codeOf(project, ...nodes);
    const code = /^type [^=]+/.exec(whole.code)?.[0].trim() ?? symbol.name;
    return { code, links: {} };
  }
  const heads = nodes.filter(
    (node) => ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node),
  );
  const [head] = heads;
  if (head && kind !== "constant") {
    const all = heads.map((node) => headOf(project, node));
    return {
      code: [...new Set(all.map(({ code }) => code))].join("\n"),
      links: Object.assign({}, ...all.map(({ links }) => links)) as Record<
        string,
        string
      >,
    };
  }
  const whole = codeOf(
    project,
    ...nodes.map((node) => statementOf(project, node)),
  );
  // The package may export it under another name than it declares.
  const code = whole.code.replaceAll(
    /^(function|const) [\w$]+/gm,
    `$1 ${name}`,
  );
  return { ...whole, code };
}

/**
 * The statement of a declaration: that of `const name: Type` is two levels up.
 */
function statementOf({ ts }: IndexedProject, node: ts.Node): ts.Node {
  return ts.isVariableDeclaration(node) ? node.parent.parent : node;
}
