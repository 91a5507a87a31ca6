import type { View } from "../generated-content/index.ts";
import { label, valueOf } from "./engine-values.ts";
import { type Drawing, Plane, type Point } from "./plane.ts";
import { holds } from "./set-pictures.ts";

/** A set, and the middle of its label: columns are 1 wide, rows 1 high. */
interface Node {
  readonly latex: string;
  readonly name: string;
  readonly at: Point;
}

/** Distance from the middle of a label to the ends of lines, in rows. */
const MARGIN = 0.28;

/**
 * `<InclusionDiagram rows="\C; \R; , \Q, \overline\Z" />`: rows of sets, those
 * above first, where nothing between commas keeps its width. A line leads from
 * each set up to those that contain it, unless it is contained in another that
 * they contain; the engine is asked about each pair.
 *
 * @throws Error where the engine does not decide whether a set is contained in
 * one above or beside it.
 */
export const inclusionDiagram: View<Drawing> = async ({ rows = "" }) => {
  const places = rows.split(";").map((row) => row.split(","));
  const columns = Math.max(...places.map((row) => row.length));
  const plane = new Plane({
    x: [0, columns],
    y: [0.5 - places.length, 0.5],
    ratio: places.length / 10,
  });
  const nodes = places.flatMap((row, down) => nodesOf(row, down, columns));
  const isIn = new Set<string>();
  const key = (below: Node, above: Node) => `${below.name} in ${above.name}`;
  for (const above of nodes)
    for (const below of nodes)
      if (
        below !== above &&
        below.at[1] <= above.at[1] &&
        holds(`${below.latex} \\subset ${above.latex}`)
      )
        isIn.add(key(below, above));
  const lines = nodes.flatMap((above) =>
    nodes
      .filter((below) => isIn.has(key(below, above)))
      .filter(
        (below) =>
          !nodes.some(
            (other) =>
              isIn.has(key(below, other)) && isIn.has(key(other, above)),
          ),
      )
      .map((below) => ({ above, below })),
  );
  return {
    ...plane.size,
    paths: lines.map(({ above, below }) => ({
      d: lineBetween(plane, below.at, above.at),
      look: "axis",
    })),
    dots: [],
    labels: nodes.map(({ latex, at }) => ({
      html: label(latex),
      at: plane.at(at),
    })),
    words: lines.map(({ above, below }) => key(below, above)).join("; "),
  };
};

/** The sets of a row, which fill its width evenly. */
function nodesOf(
  row: readonly string[],
  down: number,
  columns: number,
): readonly Node[] {
  return row.flatMap((part, index): Node[] => {
    const latex = part.trim();
    if (latex === "") return [];
    const x = ((index + 0.5) * columns) / row.length;
    return [{ latex, name: String(valueOf(latex).json), at: [x, -down] }];
  });
}

/** A line that ends short of both labels. */
function lineBetween(plane: Plane, below: Point, above: Point): string {
  const part = MARGIN / (above[1] - below[1]);
  const between = (share: number): Point => [
    below[0] + share * (above[0] - below[0]),
    below[1] + share * (above[1] - below[1]),
  ];
  return plane.line(between(part), between(1 - part));
}
