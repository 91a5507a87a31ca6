import type { ComputeEngine } from "@cortex-js/compute-engine";

import { COMPUTE_ENGINE, loadComputeEngine } from "../../packages/index.ts";
import { expectShape, type Source } from "../source.ts";

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

/** Every name of the standard library, in the order of the package. */
export const operators: Source<readonly LibraryName[]> = {
  name: "operators",
  package: COMPUTE_ENGINE,
  read() {
    const { ComputeEngine } = loadComputeEngine();
    expectShape(
      typeof ComputeEngine.getStandardLibrary === "function",
      "ComputeEngine.getStandardLibrary() is gone",
    );
    const ce = new ComputeEngine();
    const names = new Map<string, LibraryName>();
    const libraries = ComputeEngine.getStandardLibrary("all");
    for (const { name: library, definitions } of libraries) {
      const tables = [definitions ?? []].flat();
      for (const name of tables.flatMap((table) => Object.keys(table))) {
        names.set(name, describe(ce, name, library));
      }
    }
    expectShape(names.size > 0, "getStandardLibrary() lists no names");
    return [...names.values()];
  },
};

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
  expectShape(
    symbol,
    `neither operatorInfo() nor symbolInfo() knows ${name} of the library "${library}"`,
  );
  const { kind, type } = symbol;
  return { name, kind, library, type: String(type), traits: [] };
}
