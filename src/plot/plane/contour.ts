import type { View } from "../types";
import { chain, type Link } from "./chain";
import type { Point } from "./shapes";
import { width } from "./view";

/** Cells of the first grid in a direction, and of the finest. */
const FIRST = 16;
const FINEST = 4096;
/** Size of a cell that is fine enough, in those of the finest grid. */
const FINE = 16;
/**
 * Most cells that are looked at, and most that are divided though fine enough.
 */
const MOST_CELLS = 40_000;
const FEW_CELLS = 2000;
/** Times that the step over a zero is halved, and what may remain of it. */
const BISECTIONS = 5;
const LEFT = 0.5;

/** A function of two variables. */
export interface Field {
  /** The value at a point; `NaN` where there is none. */
  readonly at: (x: number, y: number) => number;
  /**
   * Tells whether it may be zero somewhere in a part of the plane: yes when in
   * doubt.
   */
  readonly mayVanish: (part: View) => boolean;
}

/** The lower left corner of a cell, in steps of the finest grid. */
type Cell = readonly [column: number, row: number];

/**
 * Finds the curves along which a function is zero. Cells that have none are
 * left out by interval arithmetic, the others are divided again; in the last
 * ones the curves are found by the signs at the corners (marching squares). A
 * change of sign at a pole or a leap is no zero.
 *
 * Sources: J. Tupper, “Reliable two-dimensional graphing methods for
 * mathematical formulae with two free variables” (2001), for the subdivision;
 * W. Lorensen, H. Cline, “Marching cubes” (1987), for the cells.
 *
 * @returns The curves, each with its points in order; a closed one ends where
 * it begins. A curve that is touched but not crossed is not found.
 */
export function contoursOf(field: Field, view: View): Point[][] {
  const grid = new Grid(field, view);
  let size = FINEST / FIRST;
  let cells = halves([[0, 0]], FINEST, FIRST).filter((cell) =>
    grid.mayVanish(cell, size),
  );
  while (
    size > 1 &&
    cells.length * 4 <= (size > FINE ? MOST_CELLS : FEW_CELLS)
  ) {
    size /= 2;
    cells = halves(cells, 2 * size).filter((cell) =>
      grid.mayVanish(cell, size),
    );
  }
  return chain(
    cells.flatMap((cell) => grid.linksIn(cell, size)),
    (edge) => grid.pointOn(edge),
  );
}

/** Divides cells of a size into `parts` in each direction. */
function halves(cells: readonly Cell[], size: number, parts = 2): Cell[] {
  const step = size / parts;
  const steps = Array.from({ length: parts }, (_, index) => index * step);
  return cells.flatMap(([column, row]) =>
    steps.flatMap((up) =>
      steps.map((right): Cell => [column + right, row + up]),
    ),
  );
}

/** The finest grid over a view, with what is known of its corners and edges. */
class Grid {
  readonly #field: Field;
  readonly #view: View;
  readonly #values = new Map<number, number>();
  /** Points where the edges are crossed, by the numbers of the edges. */
  readonly #crossings = new Map<number, Point | undefined>();

  constructor(field: Field, view: View) {
    this.#field = field;
    this.#view = view;
  }

  mayVanish([column, row]: Cell, size: number): boolean {
    const [fromX, fromY] = this.#place(column, row);
    const [toX, toY] = this.#place(column + size, row + size);
    return this.#field.mayVanish({ x: [fromX, toX], y: [fromY, toY] });
  }

  pointOn(edge: number): Point {
    return this.#crossings.get(edge) ?? [NaN, NaN];
  }

  /** The pieces of curves in a cell, each between two of its edges. */
  linksIn([column, row]: Cell, size: number): Link[] {
    const [right, up] = [column + size, row + size];
    const corners = [
      this.#value(column, row),
      this.#value(right, row),
      this.#value(right, up),
      this.#value(column, up),
    ];
    if (!corners.every(Number.isFinite)) return [];
    const signs = corners.map((value) => value < 0);
    if (signs.every((sign) => sign === signs[0])) return [];
    const edges = [
      this.#edge([column, row], [right, row]),
      this.#edge([right, row], [right, up]),
      this.#edge([column, up], [right, up]),
      this.#edge([column, row], [column, up]),
    ];
    const crossed = edges.filter(
      (_, side) => signs[side] !== signs[(side + 1) % 4],
    );
    const isSaddle = crossed.length === 4;
    if (isSaddle) {
      // Two curves pass it on the sides that the middle leaves to them.
      const [x, y] = this.#place(column + size / 2, row + size / 2);
      const isJoined = this.#field.at(x, y) < 0 === signs[0];
      if (!isJoined) crossed.unshift(crossed.pop() ?? 0);
    }
    const [a = 0, b = 0, c = 0, d = 0] = crossed;
    const links: Link[] = [[a, b]];
    if (isSaddle) links.push([c, d]);
    return links.filter((link) =>
      link.every((edge) => this.#crossings.get(edge) !== undefined),
    );
  }

  #place(column: number, row: number): Point {
    const { x, y } = this.#view;
    return [
      x[0] + (width(x) * column) / FINEST,
      y[0] + (width(y) * row) / FINEST,
    ];
  }

  #value(column: number, row: number): number {
    const key = row * (FINEST + 1) + column;
    let value = this.#values.get(key);
    if (value === undefined) {
      value = this.#field.at(...this.#place(column, row));
      this.#values.set(key, value);
    }
    return value;
  }

  /** The number of an edge, which may be crossed. */
  #edge(from: Cell, to: Cell): number {
    const isLevel = from[1] === to[1];
    const edge = 2 * (from[1] * (FINEST + 1) + from[0]) + (isLevel ? 0 : 1);
    if (!this.#crossings.has(edge))
      this.#crossings.set(edge, this.#crossing(from, to));
    return edge;
  }

  /** Finds where a curve crosses an edge; undefined where none does. */
  #crossing(from: Cell, to: Cell): Point | undefined {
    let [before, after] = [this.#place(...from), this.#place(...to)];
    let [low, high] = [this.#value(...from), this.#value(...to)];
    if (low < 0 === high < 0) return undefined;
    const step = Math.abs(high - low);
    for (let count = 0; count < BISECTIONS; count++) {
      const middle = between(before, after, 0.5);
      const value = this.#field.at(...middle);
      if (!Number.isFinite(value)) return undefined;
      if (value < 0 === low < 0) [before, low] = [middle, value];
      else [after, high] = [middle, value];
    }
    return Math.abs(high - low) <= LEFT * step
      ? between(before, after, low / (low - high))
      : undefined;
  }
}

function between(from: Point, to: Point, share: number): Point {
  return [
    from[0] + share * (to[0] - from[0]),
    from[1] + share * (to[1] - from[1]),
  ];
}
