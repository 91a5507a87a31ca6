import type { Expression } from "@cortex-js/compute-engine";

import { loadComputeEngine } from "../../../plugins/package-facts/index.ts";

const { isNumber } = loadComputeEngine();

/** Data to judge a claim by; getters compute no more than is asked for. */
export interface Trial {
  readonly operator: string;
  /** The number that the operator is applied to. */
  readonly operand: Expression;
  /** The result, with angles in one unit. */
  readonly result: Expression;
  /** The result, with angles in degrees instead of radians, or the opposite. */
  readonly inOtherUnit: Expression;
  /** The result of 50 digits. */
  readonly precise: Expression;
}

const is = (name: string) => (trial: Trial) => trial.result.toString() === name;

/**
 * Tells whether the result is still a call of the operator. The literal 0.5 has
 * the operator `Real`.
 */
function stays({ operator, result }: Trial): boolean {
  return result.operator === operator && !isNumber(result);
}

/** Tells whether the result is a number that was computed. */
function isValue(trial: Trial): boolean {
  return !stays(trial) && !Number.isNaN(trial.result.N().re);
}

/** Tells whether a number is exact, which the engine's types do not have. */
const isExact = ({ result }: Trial) =>
  Reflect.get(result, "isExact") as boolean | undefined;

/** Tells whether it is a finite number, or a list of them. */
function areFinite(value: Expression): boolean {
  const numbers = value.operator === "List" ? [...value.each()] : [value];
  return numbers.every((each) => isNumber(each) && each.isFinite === true);
}

function digitsOf(value: Expression): number {
  const numbers = value.toString().match(/\d+\.?\d*/g) ?? [];
  const lengths = numbers.map(
    (each) => each.replace(/^0\.0*/, "").replace(".", "").length,
  );
  return Math.max(0, ...lengths);
}

/** The words of claims, and what they mean. */
export const WORDS = {
  stays,
  "is an error": ({ result }) => !result.isValid,
  "is exact": (trial) => trial.result.isValid && isExact(trial) !== false,
  "is decimal": (trial) => isExact(trial) === false,
  "is an integer": (trial) => isValue(trial) && trial.result.isInteger === true,
  "is real": (trial) => isValue(trial) && trial.result.im === 0,
  "is not real": (trial) => isValue(trial) && trial.result.im !== 0,
  "is not negative": (trial) => isValue(trial) && trial.result.re >= 0,
  "is not positive": (trial) => isValue(trial) && trial.result.re <= 0,
  "is the number itself": ({ result, operand }) => result.isSame(operand),
  "has modulus 1": ({ result: { re, im } }) =>
    Math.abs(Math.hypot(re, im) - 1) < 1e-12,
  "is 0": is("0"),
  "is three times 0": is("[0,0,0]"),
  "is −2.5": is("-2.5"),
  "is −5": is("-5"),
  "is 1": is("1"),
  "is π": ({ result }) => Math.abs(result.N().re - Math.PI) < 1e-12,
  "is NaN": is("NaN"),
  "is ComplexInfinity": is("~oo"),
  "is NegativeInfinity": is("-oo"),
  "is True": is('"True"'),
  "is False": is('"False"'),
  "is True or False": (trial) => is('"True"')(trial) || is('"False"')(trial),
  "follows angularUnit": ({ result, inOtherUnit }) =>
    !result.isSame(inOtherUnit),
  "ignores angularUnit": ({ result, inOtherUnit }) =>
    result.isSame(inOtherUnit),
  "is computed to machine precision": (trial) =>
    !stays(trial) &&
    areFinite(trial.precise) &&
    digitsOf(trial.precise) >= 10 &&
    digitsOf(trial.precise) <= 18,
} satisfies Readonly<Record<string, (trial: Trial) => boolean>>;

export type Word = keyof typeof WORDS;
