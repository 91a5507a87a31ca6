import type { Parameter } from "./state";

/** More sliders than this are no help. */
export const MOST_PARAMETERS = 4;

const USUAL = { value: 1, from: -5, to: 5, step: 0.1 } as const;

/**
 * The parameters of a plot: one for each of some unknowns, those that the
 * reader has set as they are set.
 *
 * @returns Nothing where there are more than {@link MOST_PARAMETERS}.
 */
export function parametersOf(
  names: readonly string[],
  set: readonly Parameter[],
): readonly Parameter[] | undefined {
  if (names.length > MOST_PARAMETERS) return undefined;
  return names.map(
    (name) => set.find((known) => known.name === name) ?? { name, ...USUAL },
  );
}

/**
 * Puts a parameter in the place of the one of its name, or beside the others.
 */
export function withParameter(
  set: readonly Parameter[],
  changed: Parameter,
): readonly Parameter[] {
  return [...set.filter(({ name }) => name !== changed.name), changed];
}
