import type ts from "typescript";

/** A program and what reads it. */
export interface Reader {
  readonly ts: typeof ts;
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
}

/**
 * Lists what the API reference may call the declaration of a name, best first:
 * a member by the export or the type that it is used on, the types that this
 * inherits from and the one that declares it; an export by itself, after the
 * entry point that it is imported from.
 *
 * @param node - The name.
 * @param symbol - What it means, which is no alias.
 */
export function keysOf(
  reader: Reader,
  node: ts.Identifier,
  symbol: ts.Symbol,
): string[] {
  const owners = ownersOf(reader, node, symbol);
  if (owners.length > 0)
    return [...new Set(owners)].map((owner) => `${owner}.${symbol.name}`);
  const entry = entryOf(reader, node);
  return entry === undefined
    ? [symbol.name]
    : [`${entry}/${symbol.name}`, symbol.name];
}

/** The types that have a member, by name. */
function ownersOf(
  reader: Reader,
  { parent, text }: ts.Identifier,
  symbol: ts.Symbol,
): string[] {
  const { ts, program, checker } = reader;
  const isMember =
    ts.isPropertyAccessExpression(parent) && parent.name.text === text;
  const used = isMember
    ? checker.getTypeAtLocation(parent.expression)
    : undefined;
  const types = used ? [used, ...(used.getBaseTypes() ?? [])] : [];
  const names = types.flatMap((type) => [
    type.aliasSymbol?.name,
    // The symbol of a namespace is a file.
    type.symbol?.flags & ts.SymbolFlags.Module ? undefined : type.symbol?.name,
  ]);
  const declaring = (symbol.declarations ?? []).map(({ parent: owner }) => {
    if (ts.isClassDeclaration(owner) || ts.isInterfaceDeclaration(owner))
      return owner.name?.text;
    return ts.isTypeLiteralNode(owner) &&
      ts.isTypeAliasDeclaration(owner.parent)
      ? owner.parent.name.text
      : undefined;
  });
  // The type of the class `ComputeEngine` has another name.
  const imported = isMember && importOf(reader, parent.expression);
  const exported = imported
    ? (imported.propertyName ?? imported.name)
    : undefined;
  const aliases = aliasesOf(ts, program);
  return [exported?.text, ...names, ...declaring].flatMap((name) =>
    name === undefined ? [] : [name, ...(aliases.get(name) ?? [])],
  );
}

/** The part of a package that a name is imported from: `interval`. */
function entryOf(reader: Reader, node: ts.Identifier): string | undefined {
  const declared = importOf(reader, node);
  if (!declared) return undefined;
  const { moduleSpecifier } = declared.parent.parent.parent;
  const [, entry] =
    /^(?:@[^/]+\/)?[^/]+\/(.+)$/.exec(
      reader.ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : "",
    ) ?? [];
  return entry;
}

/** Finds the import of a name; undefined where it is not imported. */
function importOf(
  { ts, checker }: Reader,
  node: ts.Node,
): ts.ImportSpecifier | undefined {
  const [declared] = checker.getSymbolAtLocation(node)?.declarations ?? [];
  return declared && ts.isImportSpecifier(declared) ? declared : undefined;
}

const known = new WeakMap<ts.Program, ReadonlyMap<string, string[]>>();

/** Other names of types: `type ComputeEngine = IComputeEngine`. */
function aliasesOf(
  compiler: typeof ts,
  program: ts.Program,
): ReadonlyMap<string, string[]> {
  const found = known.get(program) ?? readAliases(compiler, program);
  known.set(program, found);
  return found;
}

function readAliases(
  ts: typeof import("typescript"),
  program: ts.Program,
): Map<string, string[]> {
  const aliases = new Map<string, string[]>();
  const statements = program
    .getSourceFiles()
    .filter(({ isDeclarationFile }) => isDeclarationFile)
    .flatMap((file) => [...file.statements]);
  for (const node of statements) {
    if (!ts.isTypeAliasDeclaration(node)) continue;
    if (!ts.isTypeReferenceNode(node.type)) continue;
    const name = node.type.typeName.getText();
    aliases.set(name, [...(aliases.get(name) ?? []), node.name.text]);
  }
  return aliases;
}
