import type { Point } from "./shapes";

/** A piece of a curve, between two edges of a grid that it crosses. */
export type Link = readonly [edge: number, edge: number];

/**
 * Joins pieces to curves.
 *
 * @param pointOn - Where an edge is crossed.
 * @returns The points of each curve, in order; a closed one ends where it begins.
 */
export function chain(
  links: readonly Link[],
  pointOn: (edge: number) => Point,
): Point[][] {
  const next = new Map<number, number[]>();
  const join = (from: number, to: number) => {
    const known = next.get(from);
    if (known) known.push(to);
    else next.set(from, [to]);
  };
  for (const [one, other] of links) {
    join(one, other);
    join(other, one);
  }
  const walk = (start: number): Point[] => {
    const points = [pointOn(start)];
    let at = start;
    for (;;) {
      const to = next.get(at)?.pop();
      if (to === undefined) return points;
      // The way back is used up as well.
      const back = next.get(to) ?? [];
      back.splice(back.indexOf(at), 1);
      points.push(pointOn(to));
      at = to;
    }
  };
  // Open curves from their ends; what is left are closed ones.
  const ends = [...next].filter(([, others]) => others.length === 1);
  return [...ends, ...next]
    .filter(([edge]) => (next.get(edge)?.length ?? 0) > 0)
    .map(([edge]) => walk(edge))
    .filter((points) => points.length > 1);
}
