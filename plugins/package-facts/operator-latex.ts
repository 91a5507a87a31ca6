import type {
  ComputeEngine,
  MathJsonExpression,
} from "@cortex-js/compute-engine";

import { loadComputeEngine } from "./installed.ts";
import { type Notation, notationsOf } from "./operator-notations.ts";
import { leastOperands, lettersFor, operandsFor } from "./operator-operands.ts";
import { expectShape } from "./source.ts";

/**
 * Operators of what the engine reads for commands without a meaning of their
 * own: nothing, or what follows them.
 */
const SILENT = new Set(["Nothing", "Delimiter", "InvisibleOperator"]);

/**
 * The LaTeX forms of names of the library. Nothing is taken on trust: each form
 * was read by the engine, and meant that name.
 */
export class LatexForms {
  readonly #ce: ComputeEngine;
  readonly #names: ReadonlySet<string>;
  readonly #noted = new Map<string, { sign: string; latex: string }[]>();
  readonly #syntax;

  /** @param names - The names of the library. */
  constructor(ce: ComputeEngine, names: ReadonlySet<string>) {
    const { LATEX_DICTIONARY, LatexSyntax } = loadComputeEngine();
    expectShape(
      Array.isArray(LATEX_DICTIONARY) && LATEX_DICTIONARY.length > 0,
      "LATEX_DICTIONARY is no list of entries",
    );
    expectShape(typeof LatexSyntax === "function", "LatexSyntax is gone");
    this.#ce = ce;
    this.#names = names;
    this.#syntax = new LatexSyntax();
    const entries: readonly object[] = LATEX_DICTIONARY;
    for (const entry of entries) {
      const found = this.#firstUnderstood(notationsOf(entry));
      if (!found) continue;
      const { name, ...form } = found;
      this.#noted.set(name, [...(this.#noted.get(name) ?? []), form]);
    }
  }

  /** The forms of a name: first as the engine writes it, then the others. */
  of(name: string): string[] {
    const written = this.#written(name);
    const noted = (this.#noted.get(name) ?? []).filter(
      ({ sign }) => !(sign.startsWith("\\") && written?.includes(sign)),
    );
    const others = noted.map(({ latex }) => latex);
    return [...new Set(written === undefined ? others : [written, ...others])];
  }

  /**
   * Returns the LaTeX that the engine writes, unless it would read it as
   * something else, or it is just the name.
   */
  #written(name: string): string | undefined {
    const type = this.#typeOf(name);
    const candidates: MathJsonExpression[] =
      type === undefined
        ? [name]
        : operandsFor(name, type).map((operands) => [name, ...operands]);
    const read = candidates.flatMap((candidate) => {
      const text = this.#syntax.serialize(candidate);
      const latex = text.replaceAll(/\s*\n\s*/g, " ");
      if (latex.includes(`{${name}}`) || latex.includes("\\_")) return [];
      const json = this.#read(latex);
      const isExact = JSON.stringify(json) === JSON.stringify(candidate);
      return headOf(json) === name ? [{ latex, isExact }] : [];
    });
    return (read.find(({ isExact }) => isExact) ?? read[0])?.latex;
  }

  /**
   * The first notation that means a name, with operands as that name takes
   * them.
   */
  #firstUnderstood(notations: readonly Notation[]) {
    for (const notation of notations) {
      for (const count of notation.counts) {
        const operands = ["x", "y"].slice(0, count);
        const name = this.#meaning(notation, operands);
        if (name === undefined) continue;
        const type = this.#typeOf(name) ?? "";
        const least = Math.max(count, leastOperands(type));
        const letters = lettersFor(type, count === 0 ? 0 : least);
        const isBetter = this.#meaning(notation, letters) === name;
        const latex = notation.write(isBetter ? letters : operands);
        return { name, sign: notation.sign, latex };
      }
    }
    return undefined;
  }

  /** The name that a notation means, bare or applied to just these operands. */
  #meaning(
    { write, hasCells = false }: Notation,
    operands: readonly string[],
  ): string | undefined {
    const json = this.#read(write(operands));
    const [name = json, ...rest] = itemsOf(json);
    if (typeof name !== "string" || SILENT.has(name)) return undefined;
    if (!this.#names.has(name)) return undefined;
    // `½` is a number of numbers.
    const isFixed = operands.length === 0;
    const own = rest.filter((each) => !(isFixed && typeof each === "number"));
    return hasCells || sameItems(own, operands) ? name : undefined;
  }

  /** @returns Nothing when it is no LaTeX of the engine. */
  #read(latex: string): MathJsonExpression | undefined {
    const { json } = this.#ce.parse(latex, { form: "raw" });
    return JSON.stringify(json).includes('"Error"')
      ? undefined
      : this.#called(json);
  }

  /** Turns what only looks like a product, as `\Gamma(x)`, into a call. */
  #called(json: MathJsonExpression): MathJsonExpression {
    const [head, name, group, ...rest] = itemsOf(json);
    const [fence, inside] = itemsOf(group);
    if (head !== "InvisibleOperator" || fence !== "Delimiter") return json;
    if (rest.length > 0 || typeof name !== "string") return json;
    if (this.#typeOf(name) === undefined || inside === undefined) return json;
    const [sequence, ...operands] = itemsOf(inside);
    return [name, ...(sequence === "Sequence" ? operands : [inside])];
  }

  /** Nothing for a constant. */
  #typeOf(name: string): string | undefined {
    const operator = this.#ce.operatorInfo(name);
    return operator && String(operator.signature);
  }
}

function headOf(json: MathJsonExpression | undefined): unknown {
  return Array.isArray(json) ? itemsOf(json)[0] : json;
}

/** An operator and its operands; nothing of what is no application. */
function itemsOf(
  json: MathJsonExpression | undefined,
): readonly MathJsonExpression[] {
  return Array.isArray(json) ? (json as MathJsonExpression[]) : [];
}

function sameItems(some: readonly unknown[], others: readonly unknown[]) {
  return (
    some.length === others.length && others.every((each) => some.includes(each))
  );
}
