/** How much of a declaration a card shows, in characters. */
const LONGEST = 240;

/**
 * A declaration, short enough for a card: as many overloads as it has room for,
 * of the first at least a part.
 *
 * @param code - A line an overload.
 */
export function shortenCode(code: string): string {
  const [first = "", ...others] = code.split("\n");
  const shown = [
    first.length > LONGEST ? `${first.slice(0, LONGEST - 1)}…` : first,
  ];
  for (const overload of others) {
    if ([...shown, overload].join("\n").length > LONGEST) break;
    shown.push(overload);
  }
  const left = others.length + 1 - shown.length;
  if (left === 0) return shown.join("\n");
  const more =
    left === 1 ? "1 more overload" : `${String(left)} more overloads`;
  return [...shown, `// ${more}`].join("\n");
}
