import { describe, expect, test } from "vitest";

import { parsePage } from "../../../../plugins/built-pages/index.ts";
import { readText } from "../../../../plugins/search-index/page-text.ts";
import {
  type Fact,
  type Page,
  recordsFrom,
} from "../../../../plugins/search-index/records.ts";

function page(
  url: string,
  main: string,
  synonyms: readonly string[] = [],
): Page {
  const text = readText(parsePage(`<main>${main}`), () => false);
  return { url, synonyms, text };
}

function fact(url: string, more: Partial<Fact> = {}): Fact {
  return { url, kind: "operator", names: [], text: "", ...more };
}

const GUIDE = page(
  "/compute-engine/guides/sums/",
  "<h1>Sums</h1><p>Lead<h2 id=add>Add</h2><p>Adds.<h2 id=where-next>Where next</h2><p>Elsewhere",
  ["addition"],
);

describe("records", () => {
  test("are the page and its sections, but those that only lead on", () => {
    expect(recordsFrom([GUIDE], [])).toEqual([
      {
        url: "/compute-engine/guides/sums/",
        kind: "page",
        area: "compute-engine",
        titles: ["Sums"],
        names: ["addition"],
        phrases: "",
        text: "Lead",
      },
      {
        url: "/compute-engine/guides/sums/#add",
        kind: "section",
        area: "compute-engine",
        titles: ["Sums", "Add"],
        names: [],
        phrases: "",
        text: "Adds.",
      },
    ]);
  });

  test("of one address are one, with all that is known of it", () => {
    const url = "/compute-engine/guides/sums/#add";
    const [, record, ...others] = recordsFrom(
      [GUIDE],
      [
        fact(url, { names: ["Add", "+", ""], text: "Sum of values." }),
        fact(url, { names: ["Plus", "+"], text: "Adds." }),
      ],
    );
    expect(others).toEqual([]);
    expect(record).toEqual({
      url,
      kind: "operator",
      area: "compute-engine",
      titles: ["Sums", "Add"],
      names: ["+", "Plus"],
      phrases: "",
      text: "Sum of values. Adds.",
    });
  });

  test("of facts have titles of their own, or those of the page", () => {
    const url = "/compute-engine/guides/sums/#add";
    const [, record] = recordsFrom(
      [GUIDE],
      [fact(url, { titles: ["Core", "Sum"], names: ["Add"] })],
    );
    expect(record?.titles).toEqual(["Sums", "Core", "Sum"]);
    expect(record?.names).toEqual(["Add"]);
  });

  test("of releases have a summary in place of the notes", () => {
    const notes = page(
      "/mathfield/changelog/",
      "<h1>Releases</h1><h2 id=all>All</h2><h2 id=1-0-0>1.0.0</h2><p>Long notes",
    );
    const records = recordsFrom(
      [notes],
      [
        fact("/mathfield/changelog/#1-0-0", {
          kind: "release",
          titles: ["1.0.0"],
          text: "Notes",
          isSummary: true,
        }),
      ],
    );
    expect(records.map(({ url, text }) => [url, text])).toEqual([
      ["/mathfield/changelog/", ""],
      ["/mathfield/changelog/#1-0-0", "Notes"],
    ]);
  });

  test("of a class are those of its members, and its page", () => {
    const api = page(
      "/mathfield/api/style/",
      "<h1>Style</h1><p>A style<h2 id=properties>Properties</h2><h3 id=Style.color>color</h3><p>Its colour",
    );
    const records = recordsFrom(
      [api],
      [
        fact("/mathfield/api/style/", { kind: "member", titles: [] }),
        fact("/mathfield/api/style/#Style.color", {
          kind: "member",
          titles: ["color"],
          names: ["Style.color"],
        }),
      ],
    );
    expect(records).toMatchObject([
      { kind: "page", area: "api", titles: ["Style"], text: "A style" },
      { kind: "member", titles: ["Style", "color"], text: "Its colour" },
    ]);
  });

  test("put what people read first first", () => {
    const entries = [
      ["/mathfield/changelog/", "release"],
      ["/mathfield/reference/commands/", "command"],
      ["/mathfield/api/style/", "member"],
      ["/compute-engine/standard-library/", "operator"],
    ] as const;
    const pages = entries.map(([url]) =>
      page(url, "<h1>T</h1><h2 id=x>X</h2>"),
    );
    const facts = entries.map(([url, kind]) => fact(`${url}#x`, { kind }));
    const urls = recordsFrom([...pages, GUIDE], facts).map(({ url }) => url);
    expect(urls.slice(-6)).toEqual([
      "/compute-engine/standard-library/#x",
      "/mathfield/api/style/",
      "/mathfield/api/style/#x",
      "/mathfield/reference/commands/#x",
      "/mathfield/changelog/",
      "/mathfield/changelog/#x",
    ]);
  });

  test("lead to addresses that exist", () => {
    const lost = [
      "/compute-engine/guides/sums/#gone",
      "/gone/?filter=x",
      "/compute-engine/guides/sums/#add",
    ];
    expect(() =>
      recordsFrom(
        [GUIDE],
        lost.map((url) => fact(url)),
      ),
    ).toThrow(
      /addresses that do not exist:\n {2}operator \S+#gone\n {2}operator \/gone\/\?filter=x\nThey/,
    );
  });
});
