import { describe, expect, test } from "vitest";

import { pan, zoom } from "../../../src/plot/plane/view.ts";
import { Viewport } from "../../../src/plot/viewport.ts";

/** Values of a curve from 0 to 4 over some range. */
function samples(from: number, to: number) {
  return { over: [from, to], values: [0, 1, 2, 3, 4] } as const;
}

const toTheRight = { x: 0.1, y: 0 };

describe("what is shown of the plane", () => {
  test("is unknown until there is something to fit it to", () => {
    const viewport = new Viewport();
    expect(viewport.view).toBeUndefined();
    expect(viewport.fit([samples(-20, 20)])).toBe(false);
    expect(viewport.view?.x).toEqual([-10, 10]);
  });

  test("is known at once where both ranges are given", () => {
    const first = { x: [0, 1], y: [2, 3] } as const;
    const viewport = new Viewport();
    viewport.reset(first);
    expect(viewport.view).toEqual(first);
    expect(viewport.fit([samples(-20, 20)])).toBe(false);
    expect(viewport.view).toEqual(first);
  });

  test("is moved, when it becomes known, by all that was asked before", () => {
    const viewport = new Viewport();
    viewport.move((view) => zoom(view, 0.5));
    viewport.move((view) => pan(view, toTheRight));
    expect(viewport.view).toBeUndefined();
    expect(viewport.fit([samples(-20, 20)])).toBe(true);
    expect(viewport.view?.x).toEqual([-4, 6]);
    expect(viewport.fit([samples(-20, 20)])).toBe(false);
    expect(viewport.view?.x).toEqual([-4, 6]);
  });

  test("forgets moves that came before it was reset", () => {
    const viewport = new Viewport();
    viewport.move((view) => pan(view, toTheRight));
    viewport.reset();
    expect(viewport.fit([samples(-20, 20)])).toBe(false);
    expect(viewport.view?.x).toEqual([-10, 10]);
  });

  test("is not fitted to values of an earlier, narrower view", () => {
    const viewport = new Viewport();
    viewport.fit([samples(-1, 1)]);
    expect(viewport.view).toBeUndefined();
    viewport.fit([samples(-20, 20)]);
    expect(viewport.view?.y[1]).toBeGreaterThan(3);
  });

  test("is fitted to nothing where the curve fails, and can be moved", () => {
    const viewport = new Viewport();
    viewport.move((view) => zoom(view, 0.5));
    expect(viewport.fit()).toBe(true);
    expect(viewport.view?.x).toEqual([-5, 5]);
  });
});
