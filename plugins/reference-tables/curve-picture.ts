import type { ComponentProps } from "react";

import type { CurvePicture } from "../../src/components/Pictures.tsx";
import { picture } from "../../src/plot/plane/picture.ts";
import type { View } from "../generated-content/index.ts";
import { htmlOf } from "../html.ts";
import { loadComputeEngine } from "../package-facts/index.ts";

/**
 * `<CurvePicture latex="x^2" />`: the curve of a formula with one unknown, as a
 * plot shows it at first. `latex="\sin x; \cos x"` shows several curves;
 * `x="0 to 4"` and `y="-1 to 1"` say what part of the plane.
 *
 * @throws Error where a formula is no function of one unknown, the same for
 * all, or a part of the plane is none.
 */
export const curvePicture: View<ComponentProps<typeof CurvePicture>> = async ({
  latex = "",
  x,
  y,
}) => {
  const functions = latex.split(";").map(functionOf);
  const [{ variable } = { variable: "x" }] = functions;
  if (functions.some((each) => each.variable !== variable))
    throw new Error(`${latex} are functions of different unknowns`);
  const curves = functions.map(({ name, at }) => ({
    label: functions.length > 1 ? name : `y = ${name}`,
    sample: async (from: number, to: number, count: number) =>
      Array.from({ length: count }, (_, index) =>
        at(from + ((to - from) * index) / (count - 1)),
      ),
  }));
  const { drawing, ...said } = await picture(curves, variable, {
    ...(x !== undefined && { x: rangeOf(x) }),
    ...(y !== undefined && { y: rangeOf(y) }),
  });
  return { markup: htmlOf(drawing), ...said };
};

function functionOf(latex: string) {
  const { ComputeEngine, compile } = loadComputeEngine();
  const value = new ComputeEngine().parse(latex).evaluate();
  const [variable, ...others] = value.unknowns;
  const { run } = compile(value, { fallback: false });
  if (variable === undefined || others.length > 0 || !run)
    throw new Error(`${latex} is no function of one unknown`);
  const at = (x: number) => Number(run({ [variable]: x }));
  return { name: value.toString(), variable, at };
}

/** @throws Error for anything but two numbers, the smaller one first. */
export function rangeOf(text: string): readonly [number, number] {
  const [from = NaN, to = NaN] = text.split(" to ").map(Number);
  if (!(from < to)) throw new Error(`"${text}" is no range such as "-1 to 1"`);
  return [from, to];
}
