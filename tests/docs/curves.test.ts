import { visit } from "unist-util-visit";
import { expect, test } from "vitest";

import { attributesOf, isElement } from "../../plugins/mdx/index.ts";
import { referenceTables } from "../../plugins/reference-tables/index.ts";
import { sourcePage } from "../../plugins/source-pages/index.ts";

const PAGE = "docs/compute-engine/reference/arithmetic.mdx";

/** Places where a curve of the page has zeros and where it is broken. */
interface Truth {
  readonly zeros?: readonly number[];
  readonly breaks?: readonly number[];
}

/** Zeros of Bessel and Airy functions: DLMF, tables of chapters 9 and 10. */
const TRUTHS: Readonly<Record<string, Truth>> = {
  "e^x": {},
  "ln(x)": { zeros: [1] },
  "log(x)": { zeros: [1] },
  "mod(x, 3)": { zeros: [-6, -3, 0, 3, 6], breaks: [-3, 0, 3, 6] },
  "Remainder(x, 3)": {
    zeros: [-6, -3, 0, 3, 6],
    breaks: [-4.5, -1.5, 1.5, 4.5],
  },
  // Their zeros fill an interval.
  "floor(x)": { breaks: [-2, -1, 0, 1, 2, 3] },
  "Round(x)": { breaks: [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5] },
  "Gamma(x)": { breaks: [-4, -3, -2, -1, 0] },
  "Zeta(x)": { zeros: [-8, -6, -4, -2], breaks: [1] },
  "LambertW(x)": { zeros: [0] },
  "LambertW(x, -1)": {},
  "BesselJ(0, x)": { zeros: [2.4048, 5.5201, 8.6537, 11.7915, 14.9309] },
  "BesselJ(1, x)": { zeros: [0, 3.8317, 7.0156, 10.1735, 13.3237] },
  "BesselY(0, x)": { zeros: [0.8936, 3.9577, 7.0861, 10.2223, 13.3611] },
  "AiryAi(x)": {
    zeros: [-9.0227, -7.9441, -6.7867, -5.5206, -4.0879, -2.3381],
  },
  // More than six zeros are counted: seven between −10 and 3.
  "AiryBi(x)": {},
};

const curves: { name: string; outline: string }[] = [];
const found: Record<string, string>[] = [];
visit(sourcePage(PAGE).tree, (node) => {
  if (isElement(node) && node.name === "CurvePicture")
    found.push(attributesOf(node));
});
for (const attributes of found) {
  const { label, outline } = await referenceTables.views.CurvePicture(
    attributes,
    process.cwd(),
  );
  const names = label.replace("y = ", "").split(" and ");
  for (const name of names) {
    const start = names.length > 1 ? outline.indexOf(`${name}: `) : 0;
    const own = start < 0 ? "" : outline.slice(start);
    const next = names
      .filter((other) => other !== name)
      .map((other) => own.indexOf(` ${other}: `))
      .filter((at) => at > 0);
    curves.push({ name, outline: own.slice(0, Math.min(own.length, ...next)) });
  }
}

/**
 * Reads the places that the text lists, such as of `zero` in “2 zeros, at x ≈
 * −3 and 1.”
 */
function listed(outline: string, noun: string): number[] {
  const [, places = ""] =
    new RegExp(`${noun}s?, at x ≈ (.+?)\\.(?: |$)`).exec(outline) ?? [];
  return [...places.matchAll(/−?[\d.]+/g)].map(([number]) =>
    Number(number.replace("−", "-")),
  );
}

test("all curves of the page are known", () => {
  const names = curves.map(({ name }) => name);
  expect(names.toSorted()).toEqual(Object.keys(TRUTHS).toSorted());
});

test.each(curves)("the text on $name is true", ({ name, outline }) => {
  const { zeros = [], breaks = [] } = TRUTHS[name] ?? {};
  for (const [noun, places] of [
    ["zero", zeros],
    ["break", breaks],
  ] as const) {
    const told = listed(outline, noun);
    expect(told, outline).toHaveLength(places.length);
    for (const [index, place] of places.entries())
      expect(Math.abs((told[index] ?? NaN) - place), outline).toBeLessThan(
        0.01,
      );
  }
});
