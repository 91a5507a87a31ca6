import { DocumentError } from "../../plugins/mdx/index.ts";

/**
 * Fail with a list of faults that name their places.
 *
 * @param faults - A line or more each.
 * @param tell - Makes the message of them.
 */
export function expectNone(
  faults: readonly string[],
  tell = (all: readonly string[]): string => all.join("\n"),
): void {
  if (faults.length > 0) throw new DocumentError(tell(faults));
}
