import type ts from "typescript";

import { codeOf, propertyOf, type Reading } from "./code.ts";
import { docOf, isDocumented, isHidden } from "./docs.ts";
import { ancestorsOf, memberOf } from "./heritage.ts";
import { isOfPackage } from "./project.ts";
import type { ApiDoc, ApiMember, Inherited } from "./types.ts";

/** What the members of a package are read with. */
export interface Context extends Reading {
  /** Keys of the classes that stand for an interface. */
  readonly adopted: ReadonlyMap<ts.Symbol, string>;
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
 * @param body - What declares them.
 */
export function membersOf(
  context: Context,
  key: string,
  body: ts.Symbol,
): Members {
  const own: ApiMember[] = [];
  const inherited = new Map<string, Inherited & { names: string[] }>();
  const type = context.checker.getDeclaredTypeOfSymbol(body);
  for (const member of context.checker.getPropertiesOfType(type)) {
    const name = nameOf(context, member);
    if (isLeftOut(context, member, name)) continue;
    const origin = originOf(context, key, body, member);
    if (!origin) own.push(describe(context, member, name, body));
    else {
      const known = inherited.get(origin.origin) ?? { ...origin, names: [] };
      known.names.push(name);
      inherited.set(origin.origin, known);
    }
  }
  return { own, inherited: [...inherited.values()] };
}

/** The static members of a class, by the type of its constructor. */
export function staticsOf(context: Context, symbol: ts.Symbol): ApiMember[] {
  const type = context.checker.getTypeOfSymbol(symbol);
  return context.checker.getPropertiesOfType(type).flatMap((member) => {
    const name = nameOf(context, member);
    const [node] = member.declarations ?? [];
    if (name === "prototype" || !node || !isOfPackage(context, node)) return [];
    if (isLeftOut(context, member, name)) return [];
    return [{ ...describe(context, member, name), isStatic: true }];
  });
}

function nameOf({ ts }: Reading, member: ts.Symbol): string {
  const [node] = member.declarations ?? [];
  const name = node && ts.getNameOfDeclaration(node);
  if (!name) return member.name;
  return ts.isStringLiteral(name) ? name.text : name.getText();
}

function isLeftOut(context: Context, member: ts.Symbol, name: string): boolean {
  return /^[_#]/.test(name) || isHidden(context, member);
}

/** Where a member is from; undefined when it belongs to the subject itself. */
function originOf(
  context: Context,
  key: string,
  body: ts.Symbol,
  member: ts.Symbol,
): Omit<Inherited, "names"> | undefined {
  const { names, adopted } = context;
  const keyOf = (symbol: ts.Symbol) =>
    adopted.get(symbol) ?? names.keyOf(symbol);
  const named = (symbol: ts.Symbol) => {
    const other = keyOf(symbol);
    return other === key ? undefined : { origin: symbol.name, key: other };
  };
  const owner = ownerOf(context, member);
  if (!owner) return undefined;
  const [node] = member.declarations ?? [];
  if (node && !isOfPackage(context, node))
    return { origin: owner.name, key: undefined };
  if (owner !== body && keyOf(owner) !== undefined) return named(owner);
  if (owner === body && adopted.has(body)) return named(body);
  // A member that only repeats an inherited one has its entry there.
  if (isDescribedHere(context, member)) return undefined;
  const teller = ancestorsOf(context, body).find((ancestor) => {
    const same = memberOf(context, ancestor, member.name);
    if (keyOf(ancestor) === undefined || !same) return false;
    return same !== member && isDocumented(docOf(context, same));
  });
  return teller && named(teller);
}

function ownerOf(
  { ts, checker }: Reading,
  member: ts.Symbol,
): ts.Symbol | undefined {
  const parent = member.declarations?.[0]?.parent;
  if (!parent) return undefined;
  if (!ts.isClassDeclaration(parent) && !ts.isInterfaceDeclaration(parent))
    return undefined;
  return parent.name && checker.getSymbolAtLocation(parent.name);
}

function isDescribedHere({ ts }: Reading, member: ts.Symbol): boolean {
  return (member.declarations ?? []).some(
    (node) => ts.getJSDocCommentsAndTags(node).length > 0,
  );
}

function describe(
  context: Context,
  member: ts.Symbol,
  name: string,
  body?: ts.Symbol,
): ApiMember {
  const { ts } = context;
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
    doc: docOfMember(context, member, body),
    ...(accessors.length > 0
      ? propertyOf(context, name, accessors)
      : codeOf(context, ...nodes)),
  };
}

/** The doc comment of a member, or of the class that implements it where the interface has none. */
function docOfMember(
  context: Context,
  member: ts.Symbol,
  body: ts.Symbol | undefined,
): ApiDoc {
  const doc = docOf(context, member);
  if (isDocumented(doc) || !body) return doc;
  const told = (context.implementers.get(body) ?? []).flatMap((each) => {
    const same = memberOf(context, each, member.name);
    return same ? [docOf(context, same)] : [];
  });
  return told.find(isDocumented) ?? doc;
}
