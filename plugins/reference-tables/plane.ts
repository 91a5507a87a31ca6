import type { ComponentProps } from "react";

import type PlanePicture from "../../src/components/PlanePicture.tsx";

/** The properties of a drawing in the plane. */
export type Drawing = ComponentProps<typeof PlanePicture>;

/** A point of the plane, or a vector. */
export type Point = readonly [x: number, y: number];

/** A part of the plane, and how a drawing shows it. */
interface Part {
  readonly x: readonly [from: number, to: number];
  readonly y: readonly [from: number, to: number];
  /**
   * Height of the drawing as a share of its width; without it, scales are
   * equal.
   */
  readonly ratio?: number;
}

/** Width of a drawing, in its own units. */
const WIDTH = 440;

/** From the coordinates of a part of the plane to those of a drawing. */
export class Plane {
  readonly size: { readonly width: number; readonly height: number };
  readonly #part: Part;

  constructor(part: Part) {
    const [wide, high] = [part.x[1] - part.x[0], part.y[1] - part.y[0]];
    const height = Math.round(WIDTH * (part.ratio ?? high / wide));
    this.size = { width: WIDTH, height };
    this.#part = part;
  }

  /** A point of the drawing, to a tenth of a unit. */
  at([x, y]: Point): Point {
    const { x: across, y: up } = this.#part;
    const right = (x - across[0]) / (across[1] - across[0]);
    const down = (up[1] - y) / (up[1] - up[0]);
    return [round(right * this.size.width), round(down * this.size.height)];
  }

  /** A line through points, in the syntax of SVG. */
  line(...points: readonly Point[]): string {
    return `M${points.map((point) => this.at(point).join(" ")).join("L")}`;
  }

  /** Both axes, as far as they are in the part, or up to a distance from 0. */
  axes(reach?: number): Drawing["paths"] {
    const [x, y] = reach
      ? [[-reach, reach] as const, [-reach, reach] as const]
      : [this.#part.x, this.#part.y];
    return [
      { d: this.line([x[0], 0], [x[1], 0]), look: "axis" },
      { d: this.line([0, y[0]], [0, y[1]]), look: "axis" },
    ];
  }

  /**
   * The upper half of a circle around the origin; the lower one of `-radius`.
   */
  arc(radius: number): string {
    const [[right, y], [left]] = [this.at([radius, 0]), this.at([-radius, 0])];
    const r = Math.abs(right - left) / 2;
    return `M${[right, y].join(" ")}A${[r, r, 0, 0, 0, left, y].join(" ")}`;
  }
}

function round(x: number): number {
  return Math.round(x * 10) / 10;
}
