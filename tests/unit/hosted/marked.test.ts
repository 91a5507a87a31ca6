import { describe, expect, test } from "vitest";

import { serviceOrigin } from "../../../src/search/hosted";
import { readMarked, TAGS } from "../../../src/search/hosted/answer";

describe("marks", () => {
  const [start, end] = [TAGS.start, TAGS.end];

  test.each([
    ["", []],
    ["a", [["a", false]]],
    [
      `${start}a${end}b`,
      [
        ["a", true],
        ["b", false],
      ],
    ],
    [
      `<b>${start}<i>${end}`,
      [
        ["<b>", false],
        ["<i>", true],
      ],
    ],
    [
      `a${start}b`,
      [
        ["a", false],
        ["b", true],
      ],
    ],
    [
      `a${end}b`,
      [
        ["a", false],
        ["b", false],
      ],
    ],
    [`${start}${start}a${end}${end}`, [["a", true]]],
  ])("of %j are read", (value, parts) => {
    const expected = parts.map(([text, isMatch]) => ({ text, isMatch }));
    expect(readMarked(value)).toEqual(expected);
  });
});

test("pages connect early to the host that is asked first", () => {
  expect(serviceOrigin({ appId: "APP1" })).toBe("https://APP1-dsn.algolia.net");
  const host = "https://search.example.org";
  expect(serviceOrigin({ appId: "APP1", host })).toBe(host);
});
