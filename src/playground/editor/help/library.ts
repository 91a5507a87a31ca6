import type { EditorFacts, Fact } from "../../facts";

/** The module whose exports programs find in scope, or import most. */
export const MAIN_MODULE = "@cortex-js/compute-engine";

/** The types whose elements a name like `T[]` or `Promise<T>` holds. */
const HELD = /^(?:Promise<(.*)>|(.*)\[\])$/;

/** Answers what the packages have, from what the build has read of them. */
export class Library {
  readonly facts: EditorFacts;
  readonly #members = new Map<string, ReadonlyMap<string, Fact>>();
  readonly #exports = new Map<string, readonly Fact[]>();

  constructor(facts: EditorFacts) {
    this.facts = facts;
  }

  /** The members of a type by their names, those of its bases among them. */
  members(type: string): ReadonlyMap<string, Fact> {
    const known = this.#members.get(type);
    if (known) return known;
    const { members = [], bases = [] } = this.facts.types[type] ?? {};
    const all = new Map(members.map((each) => [each.name, each]));
    this.#members.set(type, all);
    for (const base of bases)
      for (const [name, fact] of this.members(base))
        if (!all.has(name)) all.set(name, fact);
    return all;
  }

  /**
   * Tells whether values of a type may have a member: they inherit from the
   * platform, and an expression has more members by what kind of expression it
   * is.
   */
  mayHave(type: string, name: string): boolean {
    const { platform, sometimes = [] } = this.facts.types[type] ?? {};
    const parent = type.startsWith("typeof ")
      ? Function
      : platform === undefined
        ? Object
        : globalThis[platform];
    return (
      this.members(type).has(name) ||
      sometimes.includes(name) ||
      name in (parent.prototype as object)
    );
  }

  /** Lists the exports of a module; undefined where there is no such module. */
  exports(module: string): readonly Fact[] | undefined {
    const known = this.#exports.get(module);
    if (known) return known;
    const keys = Object.hasOwn(this.facts.modules, module)
      ? this.facts.modules[module]
      : undefined;
    const facts = keys?.flatMap((key) => this.facts.exports[key] ?? []);
    if (facts) this.#exports.set(module, facts);
    return facts;
  }

  /** A name that programs have without an import. */
  global(name: string, hasEngine: boolean): Fact | undefined {
    if (name === "mathVirtualKeyboard") return hasEngine ? undefined : KEYBOARD;
    if (!hasEngine) return undefined;
    if (name === ENGINE.name) return ENGINE;
    return this.exports(MAIN_MODULE)?.find((each) => each.name === name);
  }
}

/** The engine that each program of the site begins with. */
export const ENGINE: Fact = {
  name: "ce",
  kind: "constant",
  signature: "ce: ComputeEngine",
  line: "A new engine.",
  gives: "ComputeEngine",
};

/** The keyboard that MathLive shares between the fields of a page. */
const KEYBOARD: Fact = {
  name: "mathVirtualKeyboard",
  kind: "constant",
  signature: "mathVirtualKeyboard: VirtualKeyboardInterface",
  line: "The virtual keyboard.",
  gives: "VirtualKeyboardInterface",
};

/** The type of what an array or a promise holds. */
export function heldBy(type: string | undefined): string | undefined {
  const [, promised, element] = HELD.exec(type ?? "") ?? [];
  return promised ?? element;
}
