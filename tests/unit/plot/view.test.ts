import { describe, expect, test } from "vitest";

import { isSame, pan, zoom } from "../../../src/plot/plane/view.ts";

const VIEW = { x: [-10, 10], y: [0, 4] } as const;

describe("a view", () => {
  test("is moved by shares of itself", () => {
    expect(pan(VIEW, { x: 0.1, y: -0.5 })).toEqual({ x: [-8, 12], y: [-2, 2] });
  });

  test("is zoomed about its middle", () => {
    expect(zoom(VIEW, 0.5)).toEqual({ x: [-5, 5], y: [1, 3] });
  });

  test("keeps a place where it is", () => {
    expect(zoom(VIEW, 0.5, { x: 1, y: 0 })).toEqual({ x: [0, 10], y: [0, 2] });
  });

  test("comes back from where it was zoomed to", () => {
    const { x, y } = zoom(zoom(VIEW, 0.8), 1 / 0.8);
    expect([...x, ...y].map((end) => Number(end.toFixed(12)))).toEqual([
      -10, 10, 0, 4,
    ]);
  });

  test.each([1e-12, 1e12])(
    "stays where numbers can be drawn, not %d",
    (factor) => {
      expect(zoom(VIEW, factor)).toBe(VIEW);
    },
  );

  test("is not moved to where its ends are the same number", () => {
    let view = zoom(VIEW, 1e-8);
    for (let step = 0; step < 100; step++) view = pan(view, { x: 1e9, y: 0 });
    expect(view.x[0]).toBeLessThan(view.x[1]);
  });

  test("is the same as another of its ends", () => {
    expect(isSame({ x: [-10, 10], y: [0, 4] }, VIEW)).toBe(true);
    expect(isSame({ x: [-10, 10] }, VIEW)).toBe(false);
    expect(isSame(undefined, VIEW)).toBe(false);
    expect(isSame(undefined, {})).toBe(true);
  });
});
