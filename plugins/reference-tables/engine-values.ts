import type { ComputeEngine, Expression } from "@cortex-js/compute-engine";

import { loadComputeEngine } from "../package-facts/index.ts";
import { renderMath } from "../static-math/index.ts";
import type { Point } from "./plane.ts";

/** One for all: to make an engine takes longer than to ask it. */
let shared: ComputeEngine | undefined;

/** The engine whose answers the pictures show. */
export function engine(): ComputeEngine {
  return (shared ??= new (loadComputeEngine().ComputeEngine)());
}

/** The value of a formula. */
export function valueOf(latex: string): Expression {
  return engine().parse(latex).evaluate();
}

/** @throws Error where an expression has no real value. */
export function numberOf(value: Expression): number {
  const { re, im } = value.N();
  if (Number.isFinite(re) && im === 0) return re;
  throw new Error(`${value.toString()} is no real number`);
}

/** @throws Error where an operator has no value for its operands. */
export function apply(name: string, ...operands: Expression[]): Expression {
  const value = engine().function(name, operands).evaluate();
  if (value.isValid && value.operator !== name) return value;
  throw new Error(`${name} has no value: ${value.toString()}`);
}

/** The elements of a list, or the parts of a pair. */
export function elements(list: Expression): Expression[] {
  return [...list.each()];
}

/** @throws Error where a pair of real numbers is missing. */
export function pointOf(pair: Expression): Point {
  const [x, y] = elements(pair).map(numberOf);
  if (x !== undefined && y !== undefined) return [x, y];
  throw new Error(`${pair.toString()} is no pair of numbers`);
}

/** A formula that stands in a picture, rendered. */
export function label(latex: string): string {
  return renderMath(latex.replaceAll("\\frac", "\\tfrac"), { display: false });
}
