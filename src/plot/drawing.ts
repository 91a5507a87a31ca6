import { Chart, type FunctionPlotOptions } from "function-plot";

import { ticksOf, type Point } from "./plane";
import type { View } from "./types";

/** What function-plot keeps free around the plane, in pixels. */
export const MARGIN = { left: 40, right: 20, top: 20, bottom: 20 } as const;

/** Width and height, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What is used of an axis of d3. */
interface Axis {
  tickValues(values: readonly number[]): this;
  tickFormat(format: (value: number, index: number) => string): this;
}

/**
 * The picture: function-plot's axes, grid and lines. It is given points only,
 * since formulas it would compile, which takes `eval`.
 */
export class Drawing {
  readonly #chart: Chart;
  readonly #options: FunctionPlotOptions;
  readonly #target: HTMLElement;

  constructor(target: HTMLElement) {
    this.#target = target;
    this.#options = { target, grid: true, disableZoom: true };
    this.#chart = new Chart(this.#options);
    this.#chart.on("before:draw", () => {
      const { xAxis, yAxis } = this.#chart.meta as Readonly<
        Record<"xAxis" | "yAxis", Axis>
      >;
      label(xAxis, this.#options.xAxis?.domain);
      label(yAxis, this.#options.yAxis?.domain);
    });
  }

  /** @param lines - Each of them is drawn unbroken. */
  draw(
    view: View,
    variable: string,
    size: Size,
    lines: readonly (readonly Point[])[],
  ): void {
    Object.assign(this.#options, size);
    this.#options.xAxis = { domain: [...view.x], label: variable };
    this.#options.yAxis = { domain: [...view.y] };
    this.#options.data = lines.map((points) => ({
      graphType: "polyline",
      fnType: "points",
      points: points.map((point) => [...point]),
    }));
    this.#chart.build();
    // It would take the wheel from the page, and shows points that are none.
    this.#target.querySelector(".zoom-and-drag")?.remove();
    const { width, height } = size;
    const svg = this.#target.querySelector("svg");
    svg?.setAttribute("viewBox", `0 0 ${width} ${height}`);
  }

  close(): void {
    const { id } = this.#options;
    if (id !== undefined) Reflect.deleteProperty(Chart.cache, id);
    this.#target.replaceChildren();
  }
}

function label(axis: Axis, [from = 0, to = 1]: readonly number[] = []): void {
  const ticks = ticksOf([from, to]);
  axis
    .tickValues(ticks.map(({ at }) => at))
    .tickFormat((_, index) => ticks[index]?.text ?? "");
}
