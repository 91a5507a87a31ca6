import type { Range } from "../types";
import { width } from "./view";

/** Decimal places beyond which a number is written with a power of ten. */
const MOST_PLACES = 4;
/** Size from which on a number is written with a power of ten. */
const LARGE = 1e5;
const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** About how many lines the grid has in each direction. */
const TICKS = 5;
/** Number of characters that fit beside each other on the narrowest plane. */
const ROOM = 44;
/** Characters that part two labels. */
const GAP = 2;

/** From which remainder on a step is 2, 5 or 10 times as long: as d3 has it. */
const LONGER: readonly [remainder: number, factor: number][] = [
  [Math.sqrt(50), 10],
  [Math.sqrt(10), 5],
  [Math.sqrt(2), 2],
];

/**
 * A number as it is read at a plot: to the step that matters there, without
 * zeros at its end, and with a minus sign that is none of a hyphen's.
 *
 * @param step - The smallest difference worth telling.
 */
export function formatNumber(value: number, step: number): string {
  const size = Math.abs(value);
  if (size < step / 2) return "0";
  const isPlain = size < LARGE && step >= 10 ** -MOST_PLACES;
  return (
    (value < 0 ? "−" : "") + (isPlain ? plain(size, step) : power(size, step))
  );
}

function plain(size: number, step: number): string {
  const places = Math.max(0, -order(step));
  return withoutZeros(size.toFixed(places));
}

/** As a number from 1 to 10 times a power of ten. */
function power(size: number, step: number): string {
  const places = Math.min(Math.max(order(size) - order(step), 0), 15);
  const [digits = "", exponent = ""] = size.toExponential(places).split("e");
  const sign = exponent.startsWith("-") ? "⁻" : "";
  const raised = Array.from(exponent.replace(/^[+-]/, ""), (digit) =>
    SUPERSCRIPTS.charAt(Number(digit)),
  );
  return `${withoutZeros(digits)}×10${sign}${raised.join("")}`;
}

/** The power of ten at or below a number, safe from its noise. */
function order(size: number): number {
  return Math.floor(Math.log10(size) + 1e-9);
}

function withoutZeros(digits: string): string {
  return digits.includes(".") ? digits.replace(/\.?0+$/, "") : digits;
}

/** The largest of 1, 2, 5, 10, … times a power of ten that is no larger. */
export function roundStep(size: number): number {
  const unit = 10 ** order(size);
  const step = [5, 2].find((factor) => factor * unit <= size * (1 + 1e-9));
  return (step ?? 1) * unit;
}

/** A number that an axis is labelled with. */
export interface Tick {
  readonly at: number;
  readonly text: string;
}

/**
 * The round numbers of a range, at equal distances, as d3 chooses them. They
 * are farther apart where their labels would touch each other.
 */
export function ticksOf(range: Range): Tick[] {
  for (let wanted = TICKS; ; wanted /= 2) {
    const ticks = about(wanted, range);
    const length = ticks.reduce((sum, { text }) => sum + text.length + GAP, 0);
    if (length <= ROOM || ticks.length <= 2) return ticks;
  }
}

/** @param count - About how many there are to be. */
function about(count: number, range: Range): Tick[] {
  const wanted = width(range) / count;
  const unit = 10 ** Math.floor(Math.log10(wanted));
  const factor = LONGER.find(([least]) => wanted / unit >= least)?.[1] ?? 1;
  const step = factor * unit;
  const first = Math.ceil(range[0] / step);
  const last = Math.floor(range[1] / step);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const at = (first + index) * step;
    return { at, text: formatNumber(at, step) };
  });
}
