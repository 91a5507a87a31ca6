import type ts from "typescript";

import { ancestorsOf, isOfPackage, memberOf } from "./project.ts";
import {
  codeOf,
  docOf,
  isDocumented,
  isHidden,
  type LinkableProject,
  propertyOf,
} from "./text.ts";
import type { ApiDoc, ApiMember, Inherited } from "./types.ts";

/** A project with the indexes that members and their comments are found by. */
export interface IndexedProject extends LinkableProject {
  /** The key of the class that documents the members of an interface. */
  readonly documentedBy: ReadonlyMap<ts.Symbol, string>;
  /** The classes that implement an interface. */
  readonly implementers: ReadonlyMap<ts.Symbol, readonly ts.Symbol[]>;
}

interface Members {
  readonly own: ApiMember[];
  readonly inherited: Inherited[];
}

/**
 * The members of a class, an interface or an object type.
 *
 * @param key - The export that they are members of.
 * @param body - The class, interface or type that declares them.
 */
export function membersOf(
  project: IndexedProject,
  key: string,
  body: ts.Symbol,
): Members {
  const own: ApiMember[] = [];
  const inherited = new Map<string, Inherited & { names: string[] }>();
  const type = project.checker.getDeclaredTypeOfSymbol(body);
  for (const member of project.checker.getPropertiesOfType(type)) {
    const name = nameOf(project, member);
    if (isLeftOut(project, member, name)) continue;
    const origin = originOf(project, key, body, member);
    if (!origin) own.push(describe(project, member, name, body));
    else {
      const known = inherited.get(origin.origin) ?? { ...origin, names: [] };
      known.names.push(name);
      inherited.set(origin.origin, known);
    }
  }
  return { own, inherited: [...inherited.values()] };
}

/** The static members of a class, by the type of its constructor. */
export function staticsOf(
  project: IndexedProject,
  symbol: ts.Symbol,
): ApiMember[] {
  const type = project.checker.getTypeOfSymbol(symbol);
  return project.checker.getPropertiesOfType(type).flatMap((member) => {
    const name = nameOf(project, member);
    const [node] = member.declarations ?? [];
    if (name === "prototype" || !node || !isOfPackage(project, node)) return [];
    if (isLeftOut(project, member, name)) return [];
    return [{ ...describe(project, member, name), isStatic: true }];
  });
}

function nameOf({ ts }: LinkableProject, member: ts.Symbol): string {
  const [node] = member.declarations ?? [];
  const name = node && ts.getNameOfDeclaration(node);
  if (!name) return member.name;
  return ts.isStringLiteral(name) ? name.text : name.getText();
}

function isLeftOut(
  project: IndexedProject,
  member: ts.Symbol,
  name: string,
): boolean {
  return /^[_#]/.test(name) || isHidden(project, member);
}

/**
 * The class or interface that documents an inherited member; undefined when the
 * member is documented where it is.
 */
function originOf(
  project: IndexedProject,
  key: string,
  body: ts.Symbol,
  member: ts.Symbol,
): Omit<Inherited, "names"> | undefined {
  const { names, documentedBy } = project;
  const keyOf = (symbol: ts.Symbol) =>
    documentedBy.get(symbol) ?? names.keyOf(symbol);
  const named = (symbol: ts.Symbol) => {
    const other = keyOf(symbol);
    return other === key ? undefined : { origin: symbol.name, key: other };
  };
  const owner = ownerOf(project, member);
  if (!owner) return undefined;
  const [node] = member.declarations ?? [];
  if (node && !isOfPackage(project, node))
    return { origin: owner.name, key: undefined };
  if (owner !== body && keyOf(owner) !== undefined) return named(owner);
  if (owner === body && documentedBy.has(body)) return named(body);
  // A member that repeats an inherited one without a comment has its entry there.
  if (isDescribedHere(project, member)) return undefined;
  const documented = ancestorsOf(project, body).find((ancestor) => {
    const same = memberOf(project, ancestor, member.name);
    if (keyOf(ancestor) === undefined || !same) return false;
    return same !== member && isDocumented(docOf(project, same));
  });
  return documented && named(documented);
}

function ownerOf(
  { ts, checker }: LinkableProject,
  member: ts.Symbol,
): ts.Symbol | undefined {
  const parent = member.declarations?.[0]?.parent;
  if (!parent) return undefined;
  if (!ts.isClassDeclaration(parent) && !ts.isInterfaceDeclaration(parent))
    return undefined;
  return parent.name && checker.getSymbolAtLocation(parent.name);
}

function isDescribedHere({ ts }: LinkableProject, member: ts.Symbol): boolean {
  return (member.declarations ?? []).some(
    (node) => ts.getJSDocCommentsAndTags(node).length > 0,
  );
}

function describe(
  project: IndexedProject,
  member: ts.Symbol,
  name: string,
  body?: ts.Symbol,
): ApiMember {
  const { ts } = project;
  const nodes = member.declarations ?? [];
  const accessors = nodes.filter((node) => ts.isAccessor(node));
  const flags = nodes.reduce(
    (all, node) => all | ts.getCombinedModifierFlags(node),
    ts.ModifierFlags.None,
  );
  const isMethod = nodes.some(
    (node) => ts.isMethodDeclaration(node) || ts.isMethodSignature(node),
  );
  return {
    name,
    kind: isMethod ? "method" : "property",
    isStatic: false,
    isReadonly:
      accessors.length > 0
        ? !accessors.some((node) => ts.isSetAccessor(node))
        : (flags & ts.ModifierFlags.Readonly) !== 0,
    isOptional: (member.flags & ts.SymbolFlags.Optional) !== 0,
    doc: docOfMember(project, member, body),
    ...(accessors.length > 0
      ? propertyOf(project, name, accessors)
      : codeOf(project, ...nodes)),
  };
}

/**
 * The doc comment of a member. Where an interface has none, that of a class
 * that implements it.
 */
function docOfMember(
  project: IndexedProject,
  member: ts.Symbol,
  body: ts.Symbol | undefined,
): ApiDoc {
  const doc = docOf(project, member);
  if (isDocumented(doc) || !body) return doc;
  const docs = (project.implementers.get(body) ?? []).flatMap((each) => {
    const same = memberOf(project, each, member.name);
    return same ? [docOf(project, same)] : [];
  });
  return docs.find(isDocumented) ?? doc;
}
