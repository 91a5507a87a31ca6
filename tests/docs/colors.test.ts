import { beforeEach, expect, test } from "vitest";

import { tableRows } from "../page-rows.ts";
import {
  begin,
  channels,
  hex,
  near,
  PAGE,
  quoted,
  value,
  written,
} from "./corpus/colors.ts";

beforeEach(begin);

const GRID = [0, 0.02, 0.25, 0.5, 1].flatMap((r) =>
  [0, 0.03, 0.6, 1].flatMap((g) => [0, 0.4, 1].map((b) => [r, g, b])),
);
const times = (matrix: readonly number[][], vector: readonly number[]) =>
  matrix.map((row) =>
    row.reduce((sum, each, at) => sum + each * (vector[at] ?? NaN), 0),
  );
const CONES = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const AXES = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
/** OKLab of sRGB, by the matrices of Björn Ottosson. */
function oklab(rgb: readonly number[]): number[] {
  const linear = rgb.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return times(AXES, times(CONES, linear).map(Math.cbrt));
}
/** sRGB of HSL and of HSV, by the formulas of CSS Color 4 and of Wikipedia. */
const fromHsl = ([h = 0, s = 0, l = 0]: readonly number[]) =>
  [0, 8, 4].map((n) => {
    const k = (n + h / 30) % 12;
    return l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  });
const fromHsv = ([h = 0, s = 0, v = 0]: readonly number[]) =>
  [5, 3, 1].map((n) => {
    const k = (n + h / 60) % 6;
    return v - v * s * Math.max(0, Math.min(k, 4 - k, 1));
  });

test("sRGB in other spaces, and back, with alpha; differences", () => {
  for (const [at, rgb] of GRID.entries()) {
    const lab = oklab(rgb);
    near(channels(["Rgb", ...rgb], "oklab"), lab);
    const [l = 0, chroma = 0, hue = 0] = channels(["Rgb", ...rgb], "oklch");
    const angle = (hue * Math.PI) / 180;
    near([l, chroma * Math.cos(angle), chroma * Math.sin(angle)], lab);
    near(fromHsl(channels(["Rgb", ...rgb], "hsl")), rgb);
    near(fromHsv(channels(["Rgb", ...rgb], "hsv")), rgb);
    for (const space of ["Rgb", "Hsv", "Hsl", "Oklab", "Oklch"]) {
      const other = value(`As${space}`, ["Rgb", ...rgb, 0.5]);
      expect(other.operator).toBe(space);
      near(channels(other.json, "rgb"), [...rgb, 0.5]);
    }
    const next = GRID[(at * 7 + 3) % GRID.length] ?? [];
    const to = oklab(next);
    const distance = Math.hypot(...lab.map((each, i) => each - (to[i] ?? 0)));
    const found = value("ColorDelta", ["Rgb", ...rgb, 0.3], ["Rgb", ...next]);
    near([found.re], [distance]);
  }
});

const OPERANDS: Readonly<Record<string, unknown[]>> = {
  ...{ ColorToString: [], GamutMap: [], ColorMix: ["'#00f'"] },
  ...{ ColorContrast: ["'#00f'"], ContrastingColor: [] },
  ...{ ColorDelta: ["'#00f'"], ColorToColorspace: ["'oklch'"] },
  ...{ AsRgb: [], AsHsv: [], AsHsl: [], AsOklab: [], AsOklch: [] },
};
test.each(Object.entries(OPERANDS))("%s takes colors", (name, rest) => {
  const isAs = name.startsWith("As");
  const [first, ...others] = [
    "'#f90'",
    ["Rgb", 1, 0.6, 0],
    ["Tuple", 1, 0.6, 0],
  ]
    .map((color) => value(name, color, ...rest))
    .map((found) => String(found).replaceAll(/\.(\d{6})\d+/g, ".$1"));
  expect(others).toEqual([first, first]);
  for (const wrong of ["'#12'", "'crimson'"])
    expect(value(name, wrong, ...rest).isValid).toBe(false);
  const list = value(name, ["List", "'#f00'", "'#00f'"], ...rest);
  expect(list.isValid).toBe(isAs);
  const [own = ""] = isAs ? [name.slice(2)] : [];
  for (const channel of ["x", ["Sin", 1]]) {
    const space = own === "Rgb" ? "Hsl" : "Rgb";
    const color = [space, channel, 0, 0] as const;
    expect(value(...color).isValid).toBe(true);
    expect(value(name, color, ...rest).isValid).toBe(false);
    const decimal = written(name, color, ...rest).N();
    expect(decimal.isValid).toBe(channel !== "x");
  }
});

const VIVID = [0.7, 0.4, 150];
test("Equal does not tell, and ColorDelta does", () => {
  const same = [
    ["Rgb", 1, 0.5, 0],
    ["Hsl", 30, 1, 0.5],
  ];
  expect(value("Equal", ...same).operator).toBe("Equal");
  expect(value("ColorDelta", ...same).re).toBeCloseTo(0, 9);
});

test("colors outside sRGB, and channels outside their range", () => {
  const vivid = ["Oklch", ...VIVID];
  for (const name of ["AsRgb", "AsOklab", "AsOklch"])
    near(channels(value(name, vivid).json, "oklch"), VIVID);
  for (const name of ["AsHsv", "AsHsl", "GamutMap"])
    expect(hex(value(name, vivid).json)).toBe(hex(vivid));
  const wide = value("GamutMap", vivid, "'display-p3'");
  for (const [outside, color] of [
    [true, wide],
    [false, value("GamutMap", vivid)],
  ] as const) {
    const found = channels(color.json, "rgb");
    expect(found.some((each) => each < 0 || each > 1)).toBe(outside);
  }
  for (const space of ["Hsl", "Hsv"])
    near(
      channels([space, 390, 2, 0.5], "rgb"),
      channels([space, 30, 1, 0.5], "rgb"),
    );
  expect([1, 0, -1].map((l) => hex(["Oklch", l, 0.1, 30]))).toEqual([
    "#ffffff",
    "#000000",
    "#000000",
  ]);
});

test("a mixture is in proportion in OKLCh, the shorter way around", () => {
  const ends = [
    ["Oklch", 0.5, 0.1, 350, 0.2],
    ["Oklch", 0.7, 0.2, 30, 0.6],
  ];
  for (const ratio of [-1, 0, 0.25, 0.5, 1, 3]) {
    const t = Math.min(1, Math.max(0, ratio));
    const hue = (350 + 40 * t) % 360;
    const wanted = [0.5 + 0.2 * t, 0.1 + 0.1 * t, hue, 0.2 + 0.4 * t];
    near(channels(value("ColorMix", ...ends, ratio).json, "oklch"), wanted);
  }
  const pink = channels(value("ColorMix", "'white'", "'#f00'").json, "oklch");
  near(pink.slice(2), channels("'#f00'", "oklch").slice(2));
});

/** The values that APCA 0.1.9 publishes for tests: text, background, Lc. */
const APCA = [
  ["#888", "#fff", 63.056469930209424],
  ["#fff", "#888", -68.54146436644962],
  ["#000", "#aaa", 58.146262578561334],
  ["#aaa", "#000", -56.24113336839742],
  ["#123", "#def", 91.66830811481631],
  ["#def", "#123", -93.06770049484275],
  ["#123", "#444", 8.32326136957393],
  ["#444", "#123", -7.526878460278154],
] as const;
test("contrast, its levels, and the grays that get the worse text", () => {
  const contrast = (back: string, front: string) =>
    value("ColorContrast", quoted(back), quoted(front)).re;
  for (const [front, back, lc] of APCA)
    expect(100 * contrast(back, front)).toBeCloseTo(lc, 9);
  for (const [lc, level] of tableRows(PAGE, "colorcontrast"))
    expect(Number(level) * 100).toBeCloseTo(Number(lc), 9);
  const worse = Array.from({ length: 256 }, (_, gray) => gray)
    .map((gray) => `#${gray.toString(16).padStart(2, "0").repeat(3)}`)
    .filter((back) => {
      const best = ["#ffffff", "#000000"].toSorted(
        (a, b) => Math.abs(contrast(back, b)) - Math.abs(contrast(back, a)),
      );
      return hex(value("ContrastingColor", quoted(back)).json) !== best[0];
    });
  expect(worse).toEqual(["#a1a1a1", "#a2a2a2", "#a3a3a3"]);
});
