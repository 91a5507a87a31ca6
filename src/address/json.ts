/** Most levels of MathJSON: its LaTeX has about as many, and they are bounded. */
const MAX_LEVELS = 40;

/**
 * Why a JSON text of an address is refused, in a sentence.
 *
 * @returns Nothing where it is nested no deeper than a formula that is set.
 */
export function nestingFault(json: string): string | undefined {
  return levelsOf(json) > MAX_LEVELS
    ? `The MathJSON is nested too deeply: use at most ${MAX_LEVELS} levels.`
    : undefined;
}

/** The most brackets and braces that are open at one place, strings left out. */
function levelsOf(json: string): number {
  let open = 0;
  let most = 0;
  for (const [token] of json.matchAll(/"(?:\\[^]|[^"\\])*"|[[\]{}]/g)) {
    if (token === "[" || token === "{") open += 1;
    else if (token === "]" || token === "}") open -= 1;
    most = Math.max(most, open);
  }
  return most;
}
