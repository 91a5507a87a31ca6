import type { Reading } from "../../../calculation";

/** What people call the unknown, the most usual first. */
const USUAL = ["x", "y", "z", "t", "u"];

/**
 * What to derive by and solve for.
 *
 * @param chosen - By the reader; may be of an expression before this one.
 * @returns Nothing where there is no unknown.
 */
export function variableOf(
  chosen: string,
  unknowns: Reading["unknowns"],
): string | undefined {
  const names = unknowns.map(({ name }) => name);
  const wanted = [chosen, ...USUAL].find((name) => names.includes(name));
  return wanted ?? names[0];
}
