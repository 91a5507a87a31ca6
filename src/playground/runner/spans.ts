import type { ShownAs } from "../output";
import type { Shown } from "../program";
import { lineOf, type Show } from "./shows";
import type { Span } from "./types";

/**
 * Where statements of a script are in the source that it was made of. What was
 * taken out are types, so that lines are the same, and the ends of a line where
 * it has none.
 *
 * @param source - In TypeScript or JavaScript.
 * @param script - The same without types.
 * @returns Those whose first and last line begin and end as in the source.
 */
export function spansIn(
  source: string,
  script: string,
  shows: readonly Show[],
): Span[] {
  const from = linesOf(source);
  const to = linesOf(script);
  return shows.flatMap((show) => {
    const { start, end, loc } = show;
    const first = (loc?.start.line ?? 1) - 1;
    const last = lineOf(show) - 1;
    const lead = script.slice(to[first]?.start, start);
    const tail = script.slice(end, to[last]?.end);
    const [head, foot] = [from[first], from[last]];
    if (!head || !foot) return [];
    const isSame =
      source.startsWith(lead, head.start) &&
      source.slice(head.start, foot.end).endsWith(tail);
    return isSame
      ? {
          line: last + 1,
          start: head.start + lead.length,
          end: foot.end - tail.length,
        }
      : [];
  });
}

/** Where the lines of a text start and end, in UTF-16 units. */
function linesOf(text: string): { start: number; end: number }[] {
  let start = 0;
  return text.split("\n").map((line) => {
    const end = start + line.length;
    const found = { start, end };
    start = end + 1;
    return found;
  });
}

/**
 * The statements that showed something.
 *
 * @param lines - What lines showed.
 */
export function shownIn(
  spans: readonly Span[],
  lines: ReadonlyMap<number, ShownAs>,
): Shown[] {
  return spans.flatMap(({ line, start, end }) => {
    const as = lines.get(line);
    return as ? [{ start, end, as }] : [];
  });
}
