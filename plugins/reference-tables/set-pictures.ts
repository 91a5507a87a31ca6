import type { ComponentProps } from "react";

import type {
  NestedSets,
  NumberLines,
  VennDiagrams,
} from "../../src/components/SetPictures.tsx";
import type { View } from "../generated-content/index.ts";
import { renderMath } from "../static-math/index.ts";
import { rangeOf } from "./curve-picture.ts";
import { valueOf } from "./engine-values.ts";

/** A formula, and how the page shows it. */
interface Formula {
  readonly latex: string;
  readonly html: string;
}

const formulasOf = (list = ""): readonly Formula[] =>
  list.split(";").map((part) => {
    const latex = part.trim();
    return { latex, html: renderMath(latex, { display: false }) };
  });

/**
 * Asks the engine whether a statement holds.
 *
 * @throws Error where it does not answer `True` or `False`.
 */
export function holds(latex: string): boolean {
  const answer = valueOf(latex).json;
  if (answer === "True" || answer === "False") return answer === "True";
  throw new Error(`the engine does not decide ${latex}`);
}

/**
 * `<NumberLines sets="[0, 2); \{3\}" over="-1 to 5" />`: sets of real numbers,
 * a line each. The engine is asked about the integers, the numbers in the
 * formulas, and a number between each two of them.
 */
export const numberLines: View<ComponentProps<typeof NumberLines>> = async ({
  sets,
  over = "",
}) => {
  const [from, to] = rangeOf(over);
  const ticks = Array.from({ length: to - from + 1 }, (_, n) => from + n);
  const written = sets?.match(/-?\d+(?:\.\d+)?/g) ?? [];
  const places = [...new Set([...ticks, ...written.map(Number)])]
    .filter((place) => place >= from && place <= to)
    .sort((a, b) => a - b);
  const lines = formulasOf(sets).map(({ latex, html }) => ({
    html,
    ...lineOf((x) => holds(`${String(x)} \\in ${latex}`), places),
  }));
  return { lines, ticks };
};

/** A part of a line, from one end to the other. */
type Part = readonly [from: number, to: number];

/** The parts of a line that are in a set, their ends, and single numbers. */
function lineOf(isIn: (x: number) => boolean, places: readonly number[]) {
  const parts: Part[] = [];
  for (const [index, end] of places.slice(1).entries()) {
    const start = places[index] ?? NaN;
    if (!isIn((start + end) / 2)) continue;
    const last = parts.at(-1);
    const goesOn = last?.[1] === start && isIn(start);
    if (last && goesOn) parts[parts.length - 1] = [last[0], end];
    else parts.push([start, end]);
  }
  const points = places
    .map((x) => ({ x, isFilled: isIn(x) }))
    .filter(({ x, isFilled }) => {
      // A part that goes on beyond the picture has no end there.
      const isEdge = x === places.at(0) || x === places.at(-1);
      if (parts.flat().includes(x)) return !isEdge || !isFilled;
      return isFilled && !parts.some(([from, to]) => from < x && x < to);
    });
  return { parts, points, words: wordsOf(parts, points) };
}

/** Describes the line for those who cannot see it. */
function wordsOf(
  parts: readonly Part[],
  points: readonly { x: number; isFilled: boolean }[],
): string {
  const end = (x: number) => {
    const point = points.find((each) => each.x === x);
    if (point === undefined) return `${String(x)} (the edge of the picture)`;
    return `${String(x)} (${point.isFilled ? "included" : "excluded"})`;
  };
  const single = points.filter(({ x }) => !parts.flat().includes(x));
  return [
    ...parts.map(([from, to]) => `from ${end(from)} to ${end(to)}`),
    ...single.map(({ x }) => String(x)),
  ].join("; ");
}

/**
 * An element of A alone, of B alone and of both, as the sets below have them.
 */
const ELEMENTS = { a: 1, b: 2, both: 3 };

/**
 * `<VennDiagrams of="A \cup B; A \cap B" />`: sets that are made of A and B.
 * The engine is asked about an element of each region.
 */
export const vennDiagrams: View<ComponentProps<typeof VennDiagrams>> = async ({
  of: given,
}) => ({
  diagrams: formulasOf(given).map(({ latex, html }) => {
    const set = latex
      .replaceAll(/\bA\b/g, "\\{1, 3\\}")
      .replaceAll(/\bB\b/g, "\\{2, 3\\}");
    const has = (element: number) => holds(`${String(element)} \\in ${set}`);
    const { a, b, both } = ELEMENTS;
    return { html, regions: { a: has(a), b: has(b), both: has(both) } };
  }),
});

/**
 * `<NestedSets sets="\N; \Z" elements="0; -1" />`: sets that contain each
 * other, the smallest first, and an element of each that the one before has
 * not.
 *
 * @throws Error where the engine says that one does not contain the one before,
 * or has no such element.
 */
export const nestedSets: View<ComponentProps<typeof NestedSets>> = async ({
  sets,
  elements,
}) => {
  const all = formulasOf(sets);
  const members = formulasOf(elements);
  const rings = all.map(({ latex, html }, index) => {
    const smaller = all[index - 1];
    const { latex: member = "?", html: element = "" } = members[index] ?? {};
    const statements = [`${member} \\in ${latex}`].concat(
      smaller === undefined
        ? []
        : [
            `${smaller.latex} \\subset ${latex}`,
            `${member} \\notin ${smaller.latex}`,
          ],
    );
    for (const statement of statements)
      if (!holds(statement))
        throw new Error(`the engine says that ${statement} is false`);
    return { html, element };
  });
  return { rings };
};
