import { describe, expect, test } from "vitest";

import { formsOf } from "./evaluator.ts";

describe("what is too long to be shown", () => {
  test("is shown in part: a number", () => {
    const { latex, text, json, omitted } = formsOf("value", "10000!");
    expect(omitted).toBe("This is a part: the whole has 35,660 digits.");
    expect(text).toMatch(/^28462596809\d+…$/);
    expect(latex).toMatch(/^284\\,625\\,968.*\\dots$/);
    expect(JSON.stringify(json).length).toBeLessThan(200);
    expect(text.length).toBeLessThan(11_000);
  });

  test("is shown in part: a sum", () => {
    const { latex, text, json, omitted } = formsOf("expanded", "(x+y)^{100}");
    expect(omitted).toMatch(/^This is a part: the whole has \d+ parts\.$/);
    expect(latex).toMatch(/^x\^\{100\}.*\\dots$/);
    expect(text.length).toBeLessThan(11_000);
    expect(json).toContain("ContinuationPlaceholder");
  });

  test("what fits is shown whole", () => {
    const { text, omitted } = formsOf("value", "2^{6000}");
    expect(text).toBe(String(2n ** 6000n));
    expect(omitted).toBeUndefined();
    expect(formsOf("number", "2^{100000}").text).toMatch(/^9\.99.*e\+30102$/);
  });
});
