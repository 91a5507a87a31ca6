import { entryText, type Entry } from "../output";

/**
 * What was printed by line, in the order of print.
 *
 * @param lines - How many lines the code has: what no line claims, or a line
 * that is not there, counts for the last one.
 */
export function byLine(
  entries: readonly Entry[],
  lines: number,
): Map<number, Entry[]> {
  const map = new Map<number, Entry[]>();
  for (const entry of entries) {
    const isKnown = entry.line >= 1 && entry.line <= lines;
    const line = isKnown ? entry.line : lines;
    const before = map.get(line);
    if (before) before.push(entry);
    else map.set(line, [entry]);
  }
  return map;
}

/** All that was printed, as a text. */
export function printedText(entries: readonly Entry[]): string {
  return entries.map(entryText).join("\n");
}
