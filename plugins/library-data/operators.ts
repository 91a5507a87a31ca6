import type { ComputeEngine } from "@cortex-js/compute-engine";

import { loadComputeEngine } from "../packages/index.ts";

/** What the installed Compute Engine says of a name of its standard library. */
export interface LibraryName {
  readonly name: string;
  /** An operator has a signature, a constant or variable a type. */
  readonly kind: "operator" | "constant" | "variable";
  /** The library that defines it, such as `arithmetic`. */
  readonly library: string;
  /** Signature or type, in the engine's own notation. */
  readonly type: string;
  /** Properties that hold of an operator, in words. */
  readonly traits: readonly string[];
}

/** Flags of an operator definition that are worth a word. */
const TRAITS = {
  lazy: "lazy",
  associative: "associative",
  commutative: "commutative",
  idempotent: "idempotent",
  involution: "involution",
  broadcastable: "applies to each element of a list",
} as const;

/**
 * Every name of the standard library, from the installed package.
 *
 * @throws Error when the package no longer describes itself as this expects.
 */
export function readLibrary(): ReadonlyMap<string, LibraryName> {
  const { ComputeEngine } = loadComputeEngine();
  const ce = new ComputeEngine();
  const names = new Map<string, LibraryName>();
  for (const { name: library, definitions } of ComputeEngine.getStandardLibrary(
    "all",
  )) {
    const tables = [definitions ?? []].flat();
    for (const name of tables.flatMap((table) => Object.keys(table))) {
      names.set(name, describe(ce, name, library));
    }
  }
  return names;
}

function describe(
  ce: ComputeEngine,
  name: string,
  library: string,
): LibraryName {
  const operator = ce.operatorInfo(name);
  if (operator) {
    const definition = ce.lookupDefinition(name);
    const flags =
      definition && "operator" in definition ? definition.operator : {};
    const traits: string[] = Object.entries(TRAITS).flatMap(([flag, words]) =>
      Reflect.get(flags, flag) === true ? [words] : [],
    );
    if (!operator.canEvaluate) traits.unshift("canonicalizes only");
    const type = String(operator.signature);
    return { name, kind: "operator", library, type, traits };
  }
  const symbol = ce.symbolInfo(name);
  if (!symbol) {
    throw new Error(
      `The Compute Engine lists ${name} in its library "${library}" and knows nothing of it: plugins/library-data/operators.ts expects operatorInfo or symbolInfo to.`,
    );
  }
  const { kind, type } = symbol;
  return { name, kind, library, type: String(type), traits: [] };
}
