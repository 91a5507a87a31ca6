import { describe, expect, test } from "vitest";

import { toHits } from "../../../src/features/search/bar/modal/hits.tsx";
import type { Marked, Result } from "../../../src/search/index.ts";

/** Text in which the parts between asterisks match. */
function marked(text: string): Marked {
  return text
    .split("*")
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}

function result(url: string, titles: string[], more: Partial<Result> = {}) {
  const kind = titles.length === 1 ? "page" : "section";
  return {
    url,
    kind,
    area: "mathfield",
    titles: titles.map(marked),
    ...more,
  } as const satisfies Result;
}

const PAGE = result("/mathfield/guides/macros/", ["*Macros*"], {
  excerpt: marked("A *macro* stands for more"),
});
const SECTION = result("/mathfield/guides/macros/#args", [
  "Macros",
  "Define <b>",
  "*Arguments*",
]);

const grouped = (results: readonly Result[]) =>
  toHits(results, "/").map(({ hierarchy }) => hierarchy.lvl0);

describe("a result as DocSearch takes it", () => {
  test("a page shows its title and what it says", () => {
    const [hit] = toHits([PAGE], "/");
    expect(hit).toMatchObject({
      type: "lvl1",
      url: "/mathfield/guides/macros/",
      anchor: null,
      content: "A macro stands for more",
      hierarchy: { lvl1: "Macros", lvl2: null },
      label: "Macros · Mathfield",
    });
    expect(hit?._snippetResult.hierarchy.lvl1.value).toBe(
      "<mark>Macros</mark>",
    );
    expect(hit?._snippetResult.content.value).toBe(
      "A <mark>macro</mark> stands for more",
    );
  });

  test("a section shows its way down and what it says", () => {
    const excerpt = marked("*#1* is the first");
    const [hit] = toHits([{ ...SECTION, excerpt }], "/");
    expect(hit).toMatchObject({
      type: "lvl2",
      anchor: "args",
      content: null,
      hierarchy: { lvl1: "Macros", lvl2: "Define &lt;b&gt; › Arguments" },
      label: "Arguments, Macros · Mathfield",
    });
    const { lvl1, lvl2 } = hit?._snippetResult.hierarchy ?? {};
    expect(lvl1?.value).toBe("<mark>#1</mark> is the first");
    expect(lvl2?.value).toBe("Define &lt;b&gt; › <mark>Arguments</mark>");
  });

  test("has an address under the base path, and one of its own", () => {
    const hits = toHits([PAGE, SECTION], "/docs/");
    expect(hits.map(({ url }) => url)).toEqual([
      "/docs/mathfield/guides/macros/",
      "/docs/mathfield/guides/macros/#args",
    ]);
    expect(new Set(hits.map(({ objectID }) => objectID)).size).toBe(2);
  });

  test.each(["<img src=x onerror=alert(1)>", "</mark><script>", `"'&amp;`])(
    "%s is shown and never markup",
    (text) => {
      const evil = [{ text, isMatch: true }];
      const [page, section] = toHits(
        [
          { ...PAGE, titles: [evil], excerpt: evil },
          { ...SECTION, titles: [evil, evil], excerpt: evil },
        ],
        "/",
      );
      // All that DocSearch writes as markup, also of hits that were kept.
      const written = [page, section].flatMap((hit) => [
        hit?.content ?? "",
        hit?.hierarchy.lvl1 ?? "",
        hit?.hierarchy.lvl2 ?? "",
        hit?._snippetResult.content.value ?? "",
        hit?._snippetResult.hierarchy.lvl1.value ?? "",
        hit?._snippetResult.hierarchy.lvl2.value ?? "",
      ]);
      expect(written.filter(Boolean)).toHaveLength(9);
      for (const markup of written)
        expect(markup.replace(/^<mark>|<\/mark>$/g, "")).not.toMatch(
          /[<>"']|&(?!(amp|lt|gt|quot|#39);)/,
        );
    },
  );
});

describe("groups", () => {
  test("hold the sections of a page, under its title and area", () => {
    expect(grouped([PAGE, SECTION])).toEqual([
      "Macros · Mathfield",
      "Macros · Mathfield",
    ]);
  });

  test("say whose an API is", () => {
    const api = { area: "api" } as const;
    expect(
      grouped([
        result("/mathfield/api/commands/", ["Commands"], api),
        result("/compute-engine/api/errors/", ["Errors"], api),
        result("/mathfield/api/", ["Mathfield API"], api),
        result("/api/", ["Index"], api),
      ]),
    ).toEqual([
      "Commands · Mathfield API",
      "Errors · Compute Engine API",
      "Mathfield API",
      "Index · API",
    ]);
  });

  test("do not say the area twice, nor one that has no name", () => {
    const engine = { area: "compute-engine" } as const;
    expect(
      grouped([
        result("/compute-engine/", ["Compute Engine"], engine),
        result("/about/", ["About"], { area: "other" }),
      ]),
    ).toEqual(["Compute Engine", "About"]);
  });

  test("keep pages of the same title apart", () => {
    const other = result("/mathfield/reference/macros/", ["Macros"]);
    expect(grouped([PAGE, other, SECTION])).toEqual([
      "Macros · Mathfield",
      "Macros · Mathfield · /mathfield/reference/macros/",
      "Macros · Mathfield",
    ]);
  });
});
