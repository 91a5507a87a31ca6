import { expect, test } from "vitest";

import { holdsMath, splitMath } from "../../../src/client/find-math.ts";

/** Pieces as marks of their kind and their text. */
const split = (text: string) =>
  splitMath(text).map((piece) => `${piece.kind}: ${piece.text}`);

test.each([
  ["\\(x\\)", ["inline: x"]],
  ["so \\(x\\) is", ["prose: so ", "inline: x", "prose:  is"]],
  ["$$x$$ and \\[y\\]", ["display: x", "prose:  and ", "display: y"]],
  ["\\(a\\)\\(b\\)", ["inline: a", "inline: b"]],
  ["\\(\\text{if \\(x\\)}\\)", ["inline: \\text{if \\(x\\)}"]],
  ["$$\\{a\\}$$", ["display: \\{a\\}"]],
  ["\\( a \\$ b\nc \\)", ["inline:  a \\$ b\nc "]],
  ["\\(open and \\[y\\]", ["prose: \\(open and ", "display: y"]],
])("%j has the pieces %j", (text, pieces) => {
  expect(split(text)).toEqual(pieces);
});

test.each(["$5 and $10", "$x$", "\\(x", "\\(\\)", "$$$$", "$$ $$", "x\\)"])(
  "%j is prose",
  (text) => {
    expect(split(text)).toEqual([`prose: ${text}`]);
    expect(holdsMath(text)).toBe(false);
  },
);
