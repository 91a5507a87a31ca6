import { describe, expect, test } from "vitest";

import { picture } from "../../../src/plot/plane/picture.ts";
import { draw } from "../../../src/plot/plane/drawing.ts";
import { curveOf, type Real, toMarkup } from "./curves.ts";

const markupOf = async (f: Real) =>
  toMarkup((await picture([curveOf(f, "y = f(x)")], "x")).drawing);

/** The `d` of the curve; it has one M for each unbroken piece. */
async function pathOf(f: Real): Promise<string> {
  const found = /plot-curve-1" d="([^"]*)"/.exec(await markupOf(f));
  return found?.[1] ?? "no curve";
}

/** The labels below the plane, or beside it. */
function labelsOf(markup: string, axis: "x" | "y"): string[] {
  const group = new RegExp(`<g class="plot-${axis}">(.*?)</g>`).exec(markup);
  return Array.from(
    (group?.[1] ?? "").matchAll(/>([^<]+)</g),
    ([, text = ""]) => text,
  );
}

describe("the picture of a curve", () => {
  test.each<[string, Real, number]>([
    ["1/x", (x) => 1 / x, 2],
    ["tan x", Math.tan, 7],
    ["√x", Math.sqrt, 1],
    ["ln x", Math.log, 1],
    ["⌊x⌋", Math.floor, 20],
    ["3", () => 3, 1],
    ["nothing", () => NaN, 0],
  ])("%s is in pieces", async (_, f, count) => {
    expect((await pathOf(f)).match(/M/g) ?? []).toHaveLength(count);
  });

  test("has a root down to its axis", async () => {
    const markup = await markupOf(Math.sqrt);
    const zero = /y="([\d.]+)%" dx="-.4em" dy=".35em">0</.exec(markup)?.[1];
    const end = /^M(\S+) (\S+)L/.exec(await pathOf(Math.sqrt));
    expect(Number(end?.[1])).toBeCloseTo(500, 0);
    expect(Number(end?.[2])).toBeCloseTo(10 * Number(zero), 0);
  });

  test.each<[string, Real]>([
    ["huge values", (x) => 1e290 * x],
    ["tiny values", (x) => 1e-290 * x],
    ["a pole of every sample", () => Infinity],
    ["a constant far away", () => 1e20],
  ])("has no number that cannot be drawn: %s", async (_, f) => {
    const markup = await markupOf(f);
    expect(markup).not.toMatch(/NaN|Infinity|undefined/);
    expect(labelsOf(markup, "y").length).toBeGreaterThan(1);
  });

  test("says what it shows", async () => {
    const { label, words, outline } = await picture(
      [curveOf((x) => x * x - 4, "y = x^2 - 4")],
      "x",
    );
    expect(label).toBe("y = x^2 - 4");
    // Its zeros and its turning point, with some room.
    expect(words).toBe("x from −3.6 to 3.6, y from −5 to 10");
    expect(outline).toContain("2 zeros, at x ≈ −2 and 2.");
  });

  test("shows several curves in the view that is asked for", async () => {
    const curves = [curveOf(Math.sin, "sin x"), curveOf(Math.cos, "cos x")];
    const view = { x: [0, 4], y: [-1, 1] } as const;
    const { label, drawing, words, outline } = await picture(curves, "x", view);
    expect(label).toBe("sin x and cos x");
    expect(words).toBe("x from 0 to 4, y from −1 to 1");
    expect(toMarkup(drawing)).toContain(
      'class="plot-curve plot-curve-2" d="M0 0L',
    );
    expect(outline).toMatch(/^sin x: .*3\.14.* cos x: .*1\.57/);
  });

  test("has no more points than can be seen, and those where they are", async () => {
    const points = async (f: Real) =>
      [...(await pathOf(f)).matchAll(/[ML]([\d.]+) (-?[\d.]+)/g)].map(
        ([, x, y]) => [Number(x), Number(y)] as const,
      );
    expect(await points((x) => 2 * x)).toHaveLength(2);
    const bell = await points((x) => Math.exp((-x * x) / 8));
    expect(bell.length).toBeLessThan(80);
    const highest = Math.min(...bell.map(([, y]) => y));
    expect(bell.find(([, y]) => y === highest)?.[0]).toBe(500);
  });
});

describe("a drawing", () => {
  const figure = { view: { x: [-10, 10], y: [0, 4] }, variable: "x" } as const;

  test("has labelled axes, and the same places at every size", () => {
    const markup = toMarkup(draw({ ...figure, curves: [] }));
    expect(labelsOf(markup, "x")).toEqual(["−10", "−5", "0", "5", "10"]);
    expect(labelsOf(markup, "y")).toEqual(["0", "1", "2", "3", "4"]);
    expect(markup).toContain('x="75%" y="100%"');
    expect(markup).not.toContain("plot-legend");
  });

  test("keeps room for its longest label", () => {
    const view = { x: [0, 1], y: [-1e11, 1e11] } as const;
    const { properties } = draw({ ...figure, view, curves: [] });
    expect(properties["style"]).toBe("--plot-label: 7ch");
  });

  test("names several curves in a legend", () => {
    const curves = ["sin x", "a < b"].map((name) => ({ name, pieces: [] }));
    const markup = toMarkup(draw({ ...figure, curves }));
    const legend = /plot-legend.*$/.exec(markup)?.[0];
    expect(legend).toContain(">sin x<");
    expect(legend).toContain(">a &lt; b<");
    expect(legend).toContain('class="plot-curve plot-curve-2"');
  });

  test("marks points that are in the view", () => {
    const at = (mark: readonly [number, number]) =>
      toMarkup(draw({ ...figure, curves: [{ name: "f", pieces: [], mark }] }));
    expect(at([5, 1])).toContain('cx="75%" cy="75%"');
    for (const mark of [
      [5, 9],
      [11, 1],
      [5, NaN],
    ] as const)
      expect(at(mark)).not.toContain("<circle");
  });

  test("cannot be left by a name", () => {
    const markup = toMarkup(
      draw({ ...figure, variable: `"><script>`, curves: [] }),
    );
    expect(markup).toContain('>">&lt;script></text>');
  });
});
