/** What people call the unknown, the most usual first. */
const USUAL = ["x", "y", "z", "t", "u"];

/**
 * What to derive by and solve for.
 *
 * @param unknowns - Of the expression.
 * @param wanted - By the reader; may be of an expression before this one.
 * @returns Nothing where there is no unknown.
 */
export function variableOf(
  unknowns: readonly string[],
  wanted = "",
): string | undefined {
  const known = [wanted, ...USUAL].find((name) => unknowns.includes(name));
  return known ?? unknowns[0];
}
