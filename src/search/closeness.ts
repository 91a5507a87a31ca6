import { isFunctionWord } from "./joining";
import { type Found, type Hit, weightOf } from "./rank";
import { CLOSENESS, JOINING } from "./ranking";
import type { SearchRecord } from "./types";
import { stemOf, termsOf } from "./words";

/**
 * Gives records that are called nearly what is asked for a better score: the
 * words of a task may be in five phrases of one record, and in one of another.
 *
 * @param found - What was found for each word of the query. A single word has
 * its score from what is called just like it.
 * @param all - The number of records.
 */
export function favorClose(
  hits: readonly Hit[],
  found: readonly Found[],
  all: number,
): readonly Hit[] {
  if (found.length < 2) return hits;
  const closeness = closenessTo(found, all);
  const byScore = [...hits].sort((a, b) => b.score - a.score);
  return byScore.map((hit, place) => {
    if (place >= CLOSENESS.most) return hit;
    const close = Math.max(...namesOf(hit.record).map(closeness));
    const gain = 1 + CLOSENESS.gain * close ** CLOSENESS.power;
    return { ...hit, score: hit.score * gain };
  });
}

/** All that a record is called. */
function namesOf({ titles, names, phrases }: SearchRecord): string[] {
  return [
    titles.at(-1) ?? "",
    titles.slice(-2).join(" "),
    ...names,
    ...phrases.split("\n"),
  ];
}

/**
 * Makes a function that tells what a name has in common with the words of a
 * query, from 0 to 1: the Dice coefficient of their stems, each as much as it
 * weighs. A word that was not asked for weighs as much as those that were do in
 * the mean, and less if it joins others.
 *
 * @see https://en.wikipedia.org/wiki/Dice-S%C3%B8rensen_coefficient
 */
function closenessTo(
  found: readonly Found[],
  records: number,
): (name: string) => number {
  const words = found.map((word) => ({
    weight: weightOf(word, records),
    stems: word.meant.map(stemOf),
  }));
  const all = words.reduce((sum, { weight }) => sum + weight, 0);
  return (name) => {
    const shared = new Set<{ readonly weight: number }>();
    let other = 0;
    for (const { term, parts } of termsOf(name)) {
      const stems = [term, ...parts.map((part) => part.term)].map(stemOf);
      const asked = words.find((word) =>
        word.stems.some((stem) => stems.includes(stem)),
      );
      if (asked) shared.add(asked);
      else other += (all / words.length) * (isFunctionWord(term) ? JOINING : 1);
    }
    const common = [...shared].reduce((sum, { weight }) => sum + weight, 0);
    return (2 * common) / (all + common + other);
  };
}
