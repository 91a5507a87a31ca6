/** Decimal places beyond which a number is written with a power of ten. */
const MOST_PLACES = 4;
/** Size from which on a number is written with a power of ten. */
const LARGE = 1e5;
const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

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
