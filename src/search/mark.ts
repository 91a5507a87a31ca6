import type { Marked } from "./types";
import { type TextRange, type Span, spansOf } from "./words";

/** Length of an excerpt in words, and how many of them precede a match. */
const EXCERPT = { length: 20, before: 5 };

/**
 * A string, divided into what matches and what does not.
 *
 * @param terms - The terms that match.
 */
export function mark(text: string, terms: ReadonlySet<string>): Marked {
  return divide(text, { start: 0, end: text.length }, spansOf(text, terms));
}

/**
 * Some words of a string: those around the place where most of the terms stand
 * close together, or the first ones where none of them does.
 *
 * @param terms - The terms that match.
 */
export function excerpt(text: string, terms: ReadonlySet<string>): Marked {
  const words = Array.from(
    text.matchAll(/\S+/g),
    ({ 0: { length }, index }) => ({
      start: index,
      end: index + length,
    }),
  );
  const matches = spansOf(text, terms);
  const most = Math.max(0, words.length - EXCERPT.length);
  const first = Math.min(most, densest(words, matches) - EXCERPT.before);
  const shown = words.slice(Math.max(0, first)).slice(0, EXCERPT.length);
  const [start, end] = [shown.at(0)?.start ?? 0, shown.at(-1)?.end ?? 0];
  return [
    ...(start > 0 ? [{ text: "… ", isMatch: false }] : []),
    ...divide(text, { start, end }, matches),
    ...(end < text.length ? [{ text: " …", isMatch: false }] : []),
  ];
}

/** The number of the word from which on the most terms match. */
function densest(
  words: readonly TextRange[],
  matches: readonly Span[],
): number {
  let at = 0;
  const places = matches.map(({ start, term }) => {
    while ((words[at]?.end ?? Infinity) <= start) at += 1;
    return { at, term };
  });
  const reach = EXCERPT.length - EXCERPT.before;
  let best = { at: 0, count: 0 };
  places.forEach((place, number) => {
    const seen = new Set<string>();
    for (let next = number; next < places.length; next += 1) {
      const { at = Infinity, term = "" } = places[next] ?? {};
      if (at >= place.at + reach) break;
      seen.add(term);
    }
    if (seen.size > best.count) best = { at: place.at, count: seen.size };
  });
  return best.at;
}

/** @param matches - What matches in the whole text, in order. */
function divide(
  text: string,
  within: TextRange,
  matches: readonly TextRange[],
): Marked {
  const parts: { text: string; isMatch: boolean }[] = [];
  let at = within.start;
  const upTo = (place: number, isMatch: boolean) => {
    const end = Math.min(place, within.end);
    if (end <= at) return;
    parts.push({ text: text.slice(at, end), isMatch });
    at = end;
  };
  for (const { start, end } of matches) {
    upTo(start, false);
    upTo(end, true);
  }
  upTo(within.end, false);
  return parts;
}
