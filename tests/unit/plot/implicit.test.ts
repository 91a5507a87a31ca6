import { describe, expect, test, vi } from "vitest";

import { draw } from "../../../src/plot/plane/drawing.ts";
import { zerosToMark } from "../../../src/plot/plane/features.ts";
import { fitLines, fitWidth } from "../../../src/plot/plane/fit.ts";
import { linesOf, type Shape } from "../../../src/plot/plane/shapes.ts";
import { outlineInWords } from "../../../src/plot/plane/words.ts";
import { Sampler } from "../../../src/plot/sampler.ts";
import { Viewport } from "../../../src/plot/viewport.ts";
import { sampled, toMarkup } from "./curves.ts";

const SQUARE = [2, 1, 3, 1, 3, 2, 2, 2, 2, 1, NaN, NaN];
const OVER = { x: [-20, 20], y: [-20, 20] } as const;
const square = { over: OVER, lines: linesOf(SQUARE) };
const beyond = { over: OVER, lines: linesOf([-20, 0, 20, 0, NaN, NaN]) };

describe("the curves of an equation", () => {
  test("are read one by one", () => {
    expect(linesOf([1, 2, 3, 4, NaN, NaN, 5, 6, 7, 8, NaN, NaN])).toEqual([
      [
        [1, 2],
        [3, 4],
      ],
      [
        [5, 6],
        [7, 8],
      ],
    ]);
  });

  test("are shown whole, at the same scale in both directions", () => {
    const view = fitLines([square], 0.5);
    expect(view?.x).toEqual([1, 4]);
    expect(view?.y).toEqual([0.75, 2.25]);
    expect(fitLines([beyond], 0.5)).toBeUndefined();
    expect(fitLines([{ over: OVER, lines: [] }], 0.5)).toBeUndefined();
  });

  test("choose the first view, unless it is given", () => {
    const viewport = new Viewport();
    viewport.fit([square], 0.5);
    expect(viewport.view).toEqual({ x: [1, 4], y: [0.75, 2.25] });
    viewport.reset();
    viewport.fit([beyond], 0.5);
    expect(viewport.view).toEqual({ x: [-10, 10], y: [-5, 5] });
    viewport.reset({ x: [0, 8] });
    viewport.fit([square], 0.5);
    expect(viewport.view).toEqual({ x: [0, 8], y: [-2, 2] });
  });

  test("are described", () => {
    expect(outlineInWords(square, OVER, "x")).toBe(
      "1 closed curve, with x from 2 to 3 and y from 1 to 2.",
    );
    expect(outlineInWords({ over: OVER, lines: [] }, OVER, "x")).toBe(
      "There are no points here.",
    );
  });

  test("are asked for in the part of the plane that is wanted", async () => {
    const trace = vi.fn(() => Promise.resolve(SQUARE));
    const onSamples = vi.fn<(shapes: readonly Shape[]) => void>();
    const receiver = { onSamples, onFailure: vi.fn() };
    const sampler = new Sampler([{ label: "a square", trace }], receiver);
    sampler.ask([-1, 1], 100, [-2, 2]);
    await vi.waitFor(() => expect(onSamples).toHaveBeenCalledOnce());
    const over = { x: [-1, 1], y: [-2, 2] };
    expect(trace).toHaveBeenCalledWith(over);
    expect(onSamples).toHaveBeenCalledWith([{ over, lines: square.lines }]);
  });
});

describe("the width of the first view", () => {
  test("shows zeros and turning points that are near each other", () => {
    const [from, to] = fitWidth(sampled((x) => (x - 1) * (x - 3)));
    expect(from).toBeCloseTo(0.2, 1);
    expect(to).toBeCloseTo(3.8, 1);
  });

  test.each([
    ["a line", (x: number) => x],
    ["a wave", Math.sin],
    ["a constant", () => 1],
    ["nothing", () => NaN],
  ])("is the usual one for %s", (_, f) => {
    expect(fitWidth(sampled(f))).toEqual([-10, 10]);
  });
});

describe("zeros are marked", () => {
  const view = { x: [-4, 4], y: [-2, 2] } as const;

  test("where they are few", () => {
    const zeros = zerosToMark(
      sampled((x) => x * x - 1),
      view,
    );
    expect(zeros).toEqual([expect.closeTo(-1, 3), expect.closeTo(1, 3)]);
    expect(
      zerosToMark(
        sampled((x) => Math.sin(20 * x)),
        view,
      ),
    ).toEqual([]);
  });

  test("each with a dot on the axis", () => {
    const curve = { name: "", pieces: [], zeros: [-1, 1, 9] };
    const markup = toMarkup(draw({ view, variable: "x", curves: [curve] }));
    expect(markup.match(/<circle class="plot-zero/g)).toHaveLength(2);
    expect(markup).toContain('cx="37.5%" cy="50%"');
  });
});
