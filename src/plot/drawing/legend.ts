import { svg, type SvgNode } from "./svg";

/** Distances of the legend, in pixels from the upper right corner. */
const LINE = 20;
const SAMPLE = { from: -32, to: -6 } as const;

/**
 * Name curves in the upper right corner of the plane, each beside a sample of
 * its line.
 *
 * @param names - In the order of the curves.
 */
export function legendOf(names: readonly string[]): SvgNode {
  const { from, to } = SAMPLE;
  const entries = names.flatMap((name, index) => {
    const y = LINE * (index + 0.7);
    return [
      svg("text", { x: from - 6, y, dy: ".35em" }, name),
      svg("path", { class: curveClass(index), d: `M${from} ${y}H${to}` }),
    ];
  });
  // A nested drawing has its origin where a percentage puts it.
  return svg("svg", { class: "plot-legend", x: "100%" }, ...entries);
}

/** The class that gives a curve its colour and its pattern of dashes. */
export function curveClass(index: number): string {
  return `plot-curve plot-curve-${index + 1}`;
}
