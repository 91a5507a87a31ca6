import { distance } from "fastest-levenshtein";

/** The one of some names that is the most like another. */
export function nearest(name: string, known: Iterable<string>): string {
  const [first = ""] = [...known]
    .map((each) => [each, distance(each, name)] as const)
    .sort(([, a], [, b]) => a - b)
    .map(([each]) => each);
  return first;
}
