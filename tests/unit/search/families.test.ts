import { describe, expect, test } from "vitest";

import { combine } from "../../../src/search/rank.ts";
import { SearchIndex } from "../../../src/search/search-index.ts";
import type { SearchRecord } from "../../../src/search/index.ts";
import { record } from "./records.ts";

/** The addresses of what is found among some records, best first. */
function order(text: string, records: readonly SearchRecord[]): string[] {
  const index = new SearchIndex();
  for (const each of records) index.add({ ...each, text: "" });
  records.forEach((each, id) => index.addText(id, each.text));
  index.complete();
  return index.search({ text, limit: 10 }).results.map(({ url }) => url);
}

const operator = (name: string, names: readonly string[] = []) =>
  record({ url: `/#${name}`, kind: "operator", titles: [name], names });

describe("of names that are alike", () => {
  test("a name goes before those that have it as a synonym", () => {
    const family = [operator("LinearSolve", ["solve"]), operator("Solve")];
    expect(order("solve", family)).toEqual(["/#Solve", "/#LinearSolve"]);
  });

  test("a sign or a command is as good as the title", () => {
    const row = record({
      url: "/?filter",
      kind: "command",
      titles: ["\\int"],
      names: ["∫"],
    });
    const records = [row, operator("Integrate", ["\\int", "∫"])];
    for (const text of ["\\int", "∫"])
      expect(order(text, records)).toEqual(["/#Integrate", "/?filter"]);
  });

  test("several words are a task, and the guide to it goes first", () => {
    const records = [
      record({
        url: "/#hideVirtualKeyboard",
        kind: "member",
        titles: ["hideVirtualKeyboard()"],
      }),
      record({
        url: "/guide/",
        kind: "page",
        titles: ["Show or hide the virtual keyboard"],
      }),
    ];
    expect(order("hide virtual keyboard", records)[0]).toBe("/guide/");
    expect(order("hideVirtualKeyboard", records)[0]).toBe(
      "/#hideVirtualKeyboard",
    );
  });

  test("spaces and a plural make no difference", () => {
    const records = [
      operator("PrimeNumber", ["is prime"]),
      operator("IsPrime"),
    ];
    expect(order("is prime", records)[0]).toBe("/#IsPrime");
    const long = record({ url: "/#long", titles: ["A shortcut"] });
    const exact = record({ url: "/#exact", titles: ["Shortcuts"] });
    expect(order("shortcut", [long, exact])[0]).toBe("/#exact");
  });
});

test.each(["rooted", "rooting", "root"])("other forms are found: %s", (text) =>
  expect(order(text, [record({ url: "/#a", titles: ["On roots"] })])).toEqual([
    "/#a",
  ]),
);

test("neighboring parts of a name are found as one", () => {
  const commands = record({
    url: "/a",
    titles: ["Commands"],
    names: ["strike through"],
  });
  const member = record({ url: "/b", titles: ["convertAsciiMathToLatex()"] });
  expect(order("strikethrough", [commands, member])).toEqual(["/a"]);
  expect(order("asciimath", [commands, member])).toEqual(["/b"]);
});

test("a page is found by its kind, which its address tells", () => {
  const pages = ["/reference/sum/", "/guides/sum/"].map((url) =>
    record({ url, kind: "page", titles: ["Sums of numbers"] }),
  );
  expect(order("sum guide", pages)[0]).toBe("/guides/sum/");
  expect(order("sum reference", pages)[0]).toBe("/reference/sum/");
});

test("a command is looked for as such, and as a word where nothing has it", () => {
  const word = record({ url: "/#gap", titles: ["gap"] });
  const text = "Write \\gap in the formula.";
  const guide = record({ url: "/guide/", titles: ["Blanks"], text });
  expect(order("\\gap", [word, guide])).toEqual(["/guide/"]);
  expect(order("\\gap", [word])).toEqual(["/#gap"]);
});

test.each([
  ["a title of one word", "Font", ["font"], 1],
  ["half of a title", "Font loading", ["font"], 0.85],
  ["half of a name that begins so", "fontSize", ["font", "fontsize"], 0.85],
  ["no title", "Style", ["font"], 0.7],
])("what is asked for is %s: %s", (_, title, terms, share) => {
  const scoreOf = (titles: [string], terms: string[]) => {
    const matches = new Map([[0, { score: 1, terms }]]);
    const records = [record({ url: "/", titles })];
    return combine([{ matches, meant: ["font"] }], records, () => 0)[0]?.score;
  };
  const whole = scoreOf(["Font"], ["font"]) ?? 0;
  expect((scoreOf([title], terms) ?? 0) / whole).toBeCloseTo(share);
});

test("what readers call a place finds it, and is not shown", () => {
  const index = new SearchIndex();
  const places = ["/sums/", "/integrals/"];
  for (const url of places) index.add(record({ url, titles: ["Calculus"] }));
  index.addText(1, "Adds up infinitely many parts.", "area under curve");
  index.complete();
  const { results } = index.search({ text: "area under a curve", limit: 10 });
  expect(results.map(({ url }) => url)).toEqual(["/integrals/"]);
  expect(JSON.stringify(results)).not.toContain("curve");
});
