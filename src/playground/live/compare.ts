import { entryText, type Entry } from "../output";
import { byLine } from "./printed";
import type { StaticCode } from "./static-code";

/** A result that the build has rendered, and what was printed for it here. */
interface Pair {
  readonly element: HTMLElement;
  readonly entry: Entry;
}

/** The text of a result. */
export function textOf(result: HTMLElement): string {
  return result.querySelector(".result-text")?.textContent ?? "";
}

/**
 * Compare what was printed with what the build has printed.
 *
 * @returns Each result with its entry; nothing when they are not the same.
 */
export function pairsOf(
  { code, results }: StaticCode,
  entries: readonly Entry[],
): Pair[] | undefined {
  const printed = byLine(entries, code.split("\n").length);
  const pairs = [...results].flatMap(([line, elements]) =>
    elements.flatMap((element, index): Pair[] => {
      const entry = printed.get(line)?.[index];
      return entry && textOf(element) === entryText(entry)
        ? [{ element, entry }]
        : [];
    }),
  );
  const count = [...results.values()].flat().length;
  const isSame = pairs.length === count && count === entries.length;
  return isSame ? pairs : undefined;
}
