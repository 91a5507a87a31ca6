import type { Reading } from "../../../calculation";

/** An unknown that is given a value, so that the rest can be drawn. */
export interface Parameter {
  readonly name: string;
  readonly value: number;
  /** Ends of its slider and the distance of its steps. */
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** More sliders than this are no help. */
export const MOST_PARAMETERS = 4;

/** Largest number of a slider: sums and differences of such are exact enough. */
const LARGEST = 1e12;

const USUAL = { value: 1, from: -5, to: 5, step: 0.1 } as const;

/**
 * The parameters of a plot: one for each unknown but the variable, those that
 * the reader has set as they are set.
 *
 * @returns Nothing where there are more than {@link MOST_PARAMETERS}.
 */
export function parametersOf(
  unknowns: Reading["unknowns"],
  variable: string,
  set: readonly Parameter[],
): readonly Parameter[] | undefined {
  const names = unknowns
    .map(({ name }) => name)
    .filter((name) => name !== variable);
  if (names.length > MOST_PARAMETERS) return undefined;
  return names.map(
    (name) => set.find((known) => known.name === name) ?? { name, ...USUAL },
  );
}

/** Put a parameter in the place of the one of its name, or beside the others. */
export function withParameter(
  set: readonly Parameter[],
  changed: Parameter,
): readonly Parameter[] {
  return [...set.filter(({ name }) => name !== changed.name), changed];
}

/** Write parameters as an address says them: `a:2:-5:5:0.1,b:0:0:1:0.01`. */
export function writeParameters(all: readonly Parameter[]): string {
  return all
    .map(({ name, value, from, to, step }) =>
      [name, value, from, to, step].join(":"),
    )
    .join();
}

/** Read what {@link writeParameters} writes; nothing for any other text. */
export function readParameters(text: string): readonly Parameter[] | undefined {
  if (text === "") return [];
  const all = text.split(",").map(readParameter);
  return all.every((one) => one !== undefined) ? all : undefined;
}

/** Whether the numbers of a parameter make a slider. */
export function isSlider({ value, from, to, step }: Parameter): boolean {
  return (
    [value, from, to, step].every((one) => Math.abs(one) <= LARGEST) &&
    from < to &&
    step > 0 &&
    step <= to - from
  );
}

function readParameter(text: string): Parameter | undefined {
  const [name = "", ...numbers] = text.split(":");
  if (numbers.length !== 4 || numbers.includes("")) return undefined;
  const [value = NaN, from = NaN, to = NaN, step = NaN] = numbers.map(Number);
  const read = { name, value, from, to, step };
  return /^[\p{L}_][\p{L}\p{N}_]{0,30}$/u.test(name) && isSlider(read)
    ? read
    : undefined;
}
