import { describe, expect, test } from "vitest";

import { costsOf, minutesAt, type Measured } from "../../bench/cost.ts";

const measured: Measured = {
  size: { written: 1, references: 1, generated: 4, examples: 10 },
  // Two workers share the hundred seconds of the browser tests.
  parts: { build: 60, unit: 30, e2e: 50 },
  tests: [
    { file: "pages/pages.spec.ts", title: "/a/ is whole", seconds: 6 },
    {
      file: "pages/pages.spec.ts",
      title: "/compute-engine/reference/b/ is whole",
      seconds: 14,
    },
    { file: "pages/pages.spec.ts", title: "/made/b/ is whole", seconds: 8 },
    { file: "examples/parity.spec.ts", title: "examples 1 to 10", seconds: 30 },
    {
      file: "examples/checked.spec.ts",
      title: "each fence of /a/",
      seconds: 12,
    },
    { file: "features/search/look.spec.ts", title: "dialog", seconds: 30 },
  ],
  isGenerated: (route) => route.startsWith("/made/"),
};

describe("the cost model", () => {
  test("tells what one more of each thing costs", () => {
    const each = Object.fromEntries(
      costsOf(measured).map(({ what, each }) => [what, each]),
    );
    expect(each).toEqual({
      build: 10,
      unit: 5,
      "visit of a page": 3,
      "visit of a reference": 7,
      "checked examples, copies, the gallery": 6,
      "visit of a generated page": 1,
      parity: 1.5,
      "features, hostile code": 15,
    });
  });

  test("comes to what was measured, at the size it was measured at", () => {
    expect(minutesAt(costsOf(measured), measured.size)).toBeCloseTo(110 / 60);
  });

  test("is the longer of two lanes", () => {
    const large = { written: 0, references: 0, generated: 0, examples: 100 };
    expect(minutesAt(costsOf(measured), large)).toBeCloseTo((150 + 15) / 60);
    const slow = { ...measured, parts: { ...measured.parts, unit: 600 } };
    expect(minutesAt(costsOf(slow), measured.size)).toBeCloseTo(10);
  });
});
