/** One replacement that turns a text into another, in UTF-16 units. */
interface Difference {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/**
 * What has to be replaced to turn one text into another: all between what they
 * begin and what they end with in common.
 *
 * @returns The replacement, or undefined when the texts are the same.
 */
export function differenceOf(
  before: string,
  after: string,
): Difference | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from++;
  let end = 0;
  while (
    end < shorter - from &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end++;
  return {
    from,
    to: before.length - end,
    insert: after.slice(from, after.length - end),
  };
}
