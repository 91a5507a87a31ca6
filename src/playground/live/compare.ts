import { withClass } from "../../markup";
import { shownText } from "../console";
import type { Entry } from "../output";
import { byLine } from "./printed";
import type { StaticCode } from "./static-code";

/** A result that the build has rendered, and what was printed for it here. */
interface Pair {
  readonly element: HTMLElement;
  readonly entry: Entry;
}

/** What a result says, without its formula. */
export function textOf(result: HTMLElement): string {
  const shown = `${withClass("result-text")}, ${withClass("result-table")}`;
  return result.querySelector(shown)?.textContent ?? "";
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
      return entry && textOf(element) === shownText(entry)
        ? [{ element, entry }]
        : [];
    }),
  );
  const count = [...results.values()].flat().length;
  const isSame = pairs.length === count && count === entries.length;
  return isSame ? pairs : undefined;
}
