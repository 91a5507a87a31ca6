import type { ComponentProps } from "react";

import type CurvePicture from "../../src/components/CurvePicture/index.tsx";
import { picture } from "../../src/plot/drawing/index.ts";
import type { View } from "../generated-content/index.ts";
import { loadComputeEngine } from "../package-facts/index.ts";

/**
 * `<CurvePicture latex="x^2" />`: the curve of a formula with one unknown, as a
 * plot shows it at first.
 *
 * @throws Error where the formula is no function of one unknown.
 */
export const curvePicture: View<ComponentProps<typeof CurvePicture>> = async ({
  latex = "",
}) => {
  const { ComputeEngine, compile } = loadComputeEngine();
  const value = new ComputeEngine().parse(latex).evaluate();
  const [variable, ...others] = value.unknowns;
  const { run } = compile(value, { fallback: false });
  if (variable === undefined || others.length > 0 || !run)
    throw new Error(`${latex} is no function of one unknown`);
  const at = (x: number) => Number(run({ [variable]: x }));
  const sample = async (from: number, to: number, count: number) =>
    Array.from({ length: count }, (_, index) =>
      at(from + ((to - from) * index) / (count - 1)),
    );
  return picture({ label: `y = ${value.toString()}`, sample }, variable);
};
