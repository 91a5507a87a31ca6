import { svg, type SvgNode } from "./svg";

/** Height of an entry, and distance of the legend from the plane, in pixels. */
const LINE = 20;
const GAP = 6;
/** Width of the sample of a line, and of a character at most, in pixels. */
const SAMPLE = 28;
const CHARACTER = 7;
/** Longest name: it has room on a phone. */
const LONGEST = 28;

/**
 * Name curves in the upper right corner of the plane, each beside a sample of
 * its line.
 *
 * @param names - In the order of the curves. Long ones are cut.
 */
export function legendOf(names: readonly string[]): SvgNode {
  const texts = names.map((name) =>
    name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name,
  );
  const longest = Math.max(...texts.map(({ length }) => length));
  const width = SAMPLE + CHARACTER * longest + 3 * GAP;
  const entries = texts.flatMap((text, index) => {
    const y = GAP + LINE * (index + 0.5);
    const x = -2 * GAP - SAMPLE;
    return [
      svg("text", { x: x - GAP, y, dy: ".35em" }, text),
      svg("path", { class: curveClass(index), d: `M${x} ${y}h${SAMPLE}` }),
    ];
  });
  const height = LINE * names.length;
  // A nested drawing has its origin where a percentage puts it.
  return svg(
    "svg",
    { class: "plot-legend", x: "100%" },
    svg("rect", { x: -width - GAP, y: GAP, width, height }),
    ...entries,
  );
}

/** The class that gives a curve its colour and its pattern of dashes. */
export function curveClass(index: number): string {
  return `plot-curve plot-curve-${index + 1}`;
}
