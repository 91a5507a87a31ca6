/** Times that a run may take, in seconds. */
export const BUDGET = { least: 1, most: 60, usual: 10 } as const;

/**
 * The time budget that a reader asks for.
 *
 * @param text - As it was typed.
 * @returns Whole seconds within {@link BUDGET}, or nothing for anything else.
 */
export function parseBudget(text: string): number | undefined {
  if (!/^\s*\d{1,2}\s*$/.test(text)) return undefined;
  const seconds = Number(text);
  return seconds >= BUDGET.least && seconds <= BUDGET.most
    ? seconds
    : undefined;
}
