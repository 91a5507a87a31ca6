import { expectShape } from "../source.ts";

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

/** What an operator may do besides giving a value. */
const EFFECTS: Readonly<Record<string, string>> = {
  scope: "changes definitions",
  random: "random",
  entropy: "random",
  console: "reads or writes the console",
};

/**
 * The properties that hold of an operator, in words.
 *
 * @throws Error when its definition has an effect that there is no word for.
 */
export function traitsOf(definition: object): string[] {
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
