import type { ComputeEngine } from "@cortex-js/compute-engine";

import {
  COMPUTE_ENGINE,
  loadComputeEngine,
  requirePackage,
} from "./installed.ts";
import { LatexForms } from "./operator-latex.ts";
import { expectShape, type Source } from "./source.ts";

/** Facts on a name of the standard library of the installed Compute Engine. */
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
  /** LaTeX that the engine reads as this name, the one it writes first. */
  readonly latex: readonly string[];
  /** Other words for it. */
  readonly keywords: readonly string[];
  /** Its name in Epsil, where that is another name. */
  readonly epsil: string | null;
  /** Its entry in Wikidata, such as `Q21199`. */
  readonly wikidata: string | null;
}

/** Optional fields that definitions of both kinds have in common. */
interface Words {
  readonly keywords?: readonly string[];
  readonly wikidata?: string;
}

type EpsilName = (name: string) => string | undefined;

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
    const epsilName = loadEpsilName();
    const libraries = new Map<string, string>();
    for (const {
      name: library,
      definitions,
    } of ComputeEngine.getStandardLibrary("all")) {
      for (const name of [definitions ?? []].flat().flatMap(Object.keys)) {
        libraries.set(name, library);
      }
    }
    expectShape(libraries.size > 0, "getStandardLibrary() lists no names");
    const forms = new LatexForms(ce, new Set(libraries.keys()));
    return [...libraries].map(([name, library]) => {
      const { words, ...facts } = describe(ce, name, library);
      return {
        ...facts,
        ...words,
        latex: forms.of(name),
        epsil: epsilName(name) ?? null,
      };
    });
  },
};

function loadEpsilName(): EpsilName {
  const { epsilNameOf } = requirePackage(`${COMPUTE_ENGINE}/epsil`) as {
    epsilNameOf?: EpsilName;
  };
  expectShape(
    typeof epsilNameOf === "function",
    'epsilNameOf() of the entry point "./epsil" is gone',
  );
  return epsilNameOf;
}

function describe(ce: ComputeEngine, name: string, library: string) {
  const definition = ce.lookupDefinition(name);
  expectShape(
    definition,
    `lookupDefinition() does not know ${name} of the library "${library}"`,
  );
  const operator = ce.operatorInfo(name);
  if (operator && "operator" in definition) {
    const traits = traitsOf(definition.operator);
    if (!operator.canEvaluate) traits.unshift(NO_EVALUATION);
    const type = String(operator.signature);
    const words = wordsOf(definition.operator, name);
    return { name, kind: "operator" as const, library, type, traits, words };
  }
  const symbol = ce.symbolInfo(name);
  expectShape(
    symbol && "value" in definition,
    `neither operatorInfo() nor symbolInfo() knows ${name} of the library "${library}"`,
  );
  const type = String(symbol.type);
  const words = wordsOf(definition.value, name);
  return { name, kind: symbol.kind, library, type, traits: [], words };
}

function wordsOf(definition: Words, name: string) {
  const { keywords = [], wikidata = null } = definition;
  expectShape(
    [...keywords, wikidata ?? ""].every((each) => typeof each === "string"),
    `keywords or wikidata of ${name} are no texts`,
  );
  expectShape(
    wikidata === null || /^Q\d+$/.test(wikidata),
    `the Wikidata id of ${name} is "${String(wikidata)}"`,
  );
  return { keywords, wikidata };
}

/** Flags of an operator definition, and what they say where they are true. */
const FLAGS = {
  lazy: "lazy",
  associative: "associative",
  commutative: "commutative",
  idempotent: "idempotent",
  involution: "involution",
  broadcastable: "applies to each element of a list",
  scoped: "has variables of its own",
  selectsOperands: "evaluates only the operands it needs",
  inspectsErrors: "accepts errors as operands",
  namedArgumentsRequired: "every argument is named",
} as const;

/** Words for the effects that an operator may have besides its value. */
const EFFECTS: Readonly<Record<string, string>> = {
  scope: "changes definitions",
  random: "random",
  entropy: "random",
  console: "reads or writes the console",
};

const NO_EVALUATION = "canonicalizes only";

/** All words for properties of operators. */
export const TRAITS: readonly string[] = [
  NO_EVALUATION,
  ...new Set([...Object.values(FLAGS), ...Object.values(EFFECTS)]),
];

/**
 * The properties that hold of an operator, in words.
 *
 * @throws Error when its definition has an effect that there is no word for.
 */
function traitsOf(definition: object): string[] {
  const traits: string[] = Object.entries(FLAGS).flatMap(([flag, words]) =>
    Reflect.get(definition, flag) === true ? [words] : [],
  );
  const effects: unknown = Reflect.get(definition, "effects") ?? [];
  expectShape(Array.isArray(effects), "effects of an operator are no list");
  for (const effect of effects) {
    const words = EFFECTS[String(effect)];
    expectShape(words, `an operator has the new effect "${String(effect)}"`);
    traits.push(words);
  }
  return traits;
}
