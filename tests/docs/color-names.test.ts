import { readFileSync } from "node:fs";

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
} from "./corpus/colors.ts";

const CODE = "node_modules/@cortex-js/compute-engine/dist/esm-min/core.js";

beforeEach(begin);

const page = readFileSync(PAGE, "utf8");
const code = readFileSync(CODE, "utf8");

test.each(tableRows(PAGE, "color-strings"))("%s: %s", (_, css = "", shown) => {
  for (const each of [css, css.toUpperCase()])
    expect(hex(quoted(each))).toBe(shown);
  expect(value("Color", quoted(css)).operator).toBe("Oklch");
});

test.each(
  "hsla(30,100%,50%,0.5) hsv(30,1,1) hwb(120,0%,0%) lab(50%,40,59) lch(50%,40,59) color(srgb,1,0,0) gray crimson".split(
    " ",
  ),
)("%s is not read, and warned of", (css) => {
  for (const each of [css, css.replaceAll(",", " ")])
    expect(value("Color", quoted(each)).isValid).toBe(false);
  expect(console.warn).toHaveBeenCalledTimes(2);
});

test("where strings differ from CSS", () => {
  expect(hex("'rgb(1 1 1)'")).toBe("#ffffff");
  expect(hex("'hsl(0.5turn 100% 50%)'")).toBe(hex("'hsl(0.5 100% 50%)'"));
  expect(hex("'oklch(0.7 25% 30)'")).toBe(hex("'oklch(0.7 25 30)'"));
  const found = channels(value("Color", "'oklch(0.7 0.4 150)'").json, "rgb");
  near(
    found,
    found.map((each) => Math.round(each * 255) / 255),
  );
});

test("names and hues with levels", () => {
  const [, table = ""] = /\{(red:"#d7170b",[^}]+)\}/.exec(code) ?? [];
  const known = [...table.matchAll(/"?([\w-]+)"?:"/g)].map(([, name]) => name);
  const names = tableRows(PAGE, "color-names")
    .flatMap((row) => [0, 2, 4].map((at) => row.slice(at, at + 2)))
    .filter(([name]) => name !== "");
  expect(names.map(([name]) => name).toSorted()).toEqual(known.toSorted());
  for (const [name, shown] of names) expect(hex(quoted(name))).toBe(shown);
  const [, list = ""] = /Twelve hues have levels([^.]+)\./.exec(page) ?? [];
  const hues = [...list.matchAll(/`(\w+)`/g)].map(([, hue = ""]) => hue);
  const ids = code.matchAll(/\{id:"(\w+)",name:"\w+",colors:/g);
  expect(hues.toSorted()).toEqual([...ids].map(([, id]) => id).toSorted());
  for (const hue of hues) {
    const lightness = [0, 500, 1000].map(
      (level) => channels(quoted(`${hue}-${String(level)}`), "oklch")[0] ?? 0,
    );
    expect(lightness).toEqual(lightness.toSorted((a, b) => b - a));
    if (known.includes(hue))
      expect(hex(quoted(`${hue}-500`))).not.toBe(hex(quoted(hue)));
  }
});

const maps = tableRows(PAGE, "colormap");
test("color maps are all in the table, and have up to 10000 colors", () => {
  const known = [...code.matchAll(/\{((?:"?[a-z][\w-]*"?:[\w$()]+,?)+)\}/g)]
    .map(([, inside = ""]) => inside)
    .filter((inside) => /^(?:tycho11|roma|turbo):/.test(inside))
    .flatMap((inside) => [...inside.matchAll(/"?([a-z][\w-]*)"?:/g)])
    .map(([, name = ""]) => name);
  const named = maps.flatMap(([kind, name = ""]) =>
    kind === "categories" ? [name] : [name, `${name}-reversed`],
  );
  expect(known.toSorted()).toEqual(named.toSorted());
  expect(value("Colormap", "'grey'", 10000).count).toBe(10000);
  expect(value("Colormap", "'grey'", 10001).operator).toBe("Colormap");
});

test.each(maps)("%s: %s", (_, name = "", count, first, last) => {
  const all = value("Colormap", quoted(name));
  const colors = [...all.each()].map(({ json }) => hex(json));
  expect([String(all.count), colors[0], colors.at(-1)]).toEqual([
    count,
    first,
    last,
  ]);
  const at = (place: number) => value("Colormap", quoted(name), place).json;
  expect([-2, 0, 1, 7.5].map((place) => hex(at(place)))).toEqual([
    first,
    first,
    last,
    last,
  ]);
  expect(at(colors.length)).toEqual(all.json);
  expect(value("Colormap", quoted(name.toUpperCase())).isValid).toBe(false);
});
