import { expect, test } from "vitest";

import { tablesOf } from "../page-rows.ts";
import { testEngine } from "./corpus/engine.ts";

const table = tablesOf("docs/compute-engine/reference/complex.mdx");

const { ce } = testEngine();

interface Point {
  readonly re: number;
  readonly im: number;
}
const times = (a: Point, b: Point) => ({
  re: a.re * b.re - a.im * b.im,
  im: a.re * b.im + a.im * b.re,
});

/** A number to four digits, without parts that are 0. */
function told({ re, im }: Point): string {
  const [real, imaginary] = [re, im].map((part) =>
    Number(part.toFixed(4)) === 0 ? "" : String(Number(part.toFixed(4))),
  );
  if (imaginary === "") return real ?? "";
  const unit = imaginary === "1" ? "i" : `${imaginary ?? ""}i`;
  return real === "" || unit.startsWith("-")
    ? `${real ?? ""}${unit}`
    : `${real ?? ""}+${unit}`;
}

test.each(table("branch-cuts"))(
  "on its cut, %s is %s",
  (latex = "", value = "") => {
    const told4 = value.replaceAll(/\.(\d*?)0+(?=\D|$)/g, ".$1");
    expect(told(ce.parse(latex).N())).toBe(told4);
  },
);

test.each([1, -4, -8, [3, 4], [0, 1]] as const)(
  "the roots of %j, to their power, are it",
  (number) => {
    const [re, im] = typeof number === "number" ? [number, 0] : number;
    for (const degree of [1, 2, 3, 5]) {
      const roots = ce
        .expr(["ComplexRoots", ["Complex", re, im], degree])
        .evaluate();
      expect(roots.count).toBe(degree);
      for (const root of roots.each()) {
        let power: Point = { re: 1, im: 0 };
        for (let k = 0; k < degree; k++) power = times(power, root);
        expect(power.re).toBeCloseTo(re, 9);
        expect(power.im).toBeCloseTo(im, 9);
      }
    }
  },
);

/** Tells whether the orbit of z under z² + c leaves a circle of radius 1000. */
function escapes(z: Point, c: Point, steps: number): boolean {
  let now = z;
  for (let k = 0; k < steps; k++) {
    const square = times(now, now);
    now = { re: square.re + c.re, im: square.im + c.im };
    if (Math.hypot(now.re, now.im) > 1000) return true;
  }
  return false;
}

test("points whose orbit stays have the escape time 1", () => {
  const complex = ({ re, im }: Point) => ce.number({ re, im });
  const fixed = { re: -0.4, im: 0.6 };
  const origin = { re: 0, im: 0 };
  for (let re = -2; re < 1; re += 0.37)
    for (let im = -1; im < 1; im += 0.29) {
      const point = { re, im };
      const mandelbrot = ce.function("Mandelbrot", [complex(point), 200]);
      const julia = ce.function("Julia", [complex(point), complex(fixed), 200]);
      const times = [mandelbrot, julia].map((each) => each.evaluate().re < 1);
      expect([point, times]).toEqual([
        point,
        [escapes(origin, point, 200), escapes(point, fixed, 200)],
      ]);
    }
});
