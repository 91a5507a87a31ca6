import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { parsePage } from "../../../../plugins/built-pages/index.ts";
import {
  writeIndex,
  keepRecords,
  recordsOf,
  openSearch,
} from "../../../../plugins/search-index/files.ts";
import { PageTexts } from "../../../../plugins/search-index/index.ts";
import { pageSynonyms } from "../../../../plugins/search-index/synonyms.ts";
import {
  FIRST_FILE,
  type FirstPart,
  type SearchRecord,
  type TextsPart,
  unpackRecord,
} from "../../../../src/search/index.ts";

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), "search-index-"));
});

afterEach(() => {
  rmSync(dir, { recursive: true });
});

function record(at: number, text: string): SearchRecord {
  return {
    url: `/a/#${String(at)}`,
    kind: "section",
    area: "other",
    titles: ["A", String(at)],
    names: [],
    phrases: `number ${String(at)}`,
    text,
  };
}

function readJson(file: string): unknown {
  return JSON.parse(
    readFileSync(path.join(dir, "assets/search", file), "utf8"),
  );
}

describe("the index", () => {
  test("is the names and the texts, each record once", async () => {
    const records = Array.from({ length: 9 }, (_, at) =>
      record(at, String(at).repeat(99_000)),
    );
    await writeIndex(dir, records);
    const first = readJson(FIRST_FILE) as FirstPart;
    const names = first.records.map((_, id) => unpackRecord(first, id));
    const parts = first.texts.map((file) => readJson(file) as TextsPart);
    expect(parts.map(({ from, texts }) => [from, texts.length])).toEqual([
      [0, 4],
      [4, 4],
      [8, 1],
    ]);
    const texts = parts.flatMap((part) => part.texts);
    const phrases = parts.flatMap((part) => part.phrases);
    expect(
      names.map((each, at) => ({
        ...each,
        text: texts[at],
        phrases: phrases[at],
      })),
    ).toEqual(records);
    expect(readdirSync(path.join(dir, "assets/search"))).toHaveLength(4);
  });

  test("has other names for texts that say something else", async () => {
    await writeIndex(dir, [record(1, "one")]);
    const before = readJson(FIRST_FILE) as FirstPart;
    await writeIndex(dir, [record(1, "two")]);
    const after = readJson(FIRST_FILE) as FirstPart;
    expect(after.records).toEqual(before.records);
    expect(after.texts).not.toEqual(before.texts);
  });
});

describe("records of a build", () => {
  test("are kept for those that come after it", async () => {
    await keepRecords(dir, [record(1, "one")]);
    expect(await recordsOf(dir)).toEqual([record(1, "one")]);
  });

  test("are asked of a build that has not been", async () => {
    await expect(recordsOf(dir)).rejects.toThrow("npm run build");
  });
});

describe("the pages of a site", () => {
  /** The texts of a site with these routes, of which these pages are built. */
  function textsOf(
    routes: readonly string[],
    built: Readonly<Record<string, string>>,
  ) {
    const synonyms = new Map([["/docs/a/", ["alpha"]]]);
    const texts = new PageTexts({ baseUrl: "/docs/", routes, synonyms }, []);
    for (const [url, html] of Object.entries(built))
      texts.read({ url, tree: parsePage(html) });
    return texts.pages();
  }

  test("are in the order of the routes, without the base path and the page of 404", () => {
    const routes = ["/docs/404.html", "/docs/b/", "/docs/a/"];
    const built = {
      "/404.html": "<main><p>Not found",
      "/a/": "<main><h1>A</h1>",
      "/b/": "<main><h1>B</h1>",
      "/hidden/": "<main><h1>Hidden</h1>",
    };
    expect(textsOf(routes, built)).toMatchObject([
      { url: "/b/", synonyms: [], text: { title: "B" } },
      { url: "/a/", synonyms: ["alpha"], text: { title: "A" } },
    ]);
  });

  test("have something to be called by", () => {
    expect(() => textsOf(["/docs/"], { "/": "<main><p>No heading" })).toThrow(
      "The page / has no first-level heading",
    );
  });

  test("are all built", () => {
    expect(() => textsOf(["/docs/a/"], {})).toThrow("/a/ was not built");
  });
});

describe("synonyms of pages", () => {
  const content = (synonyms: unknown) => ({
    "docusaurus-plugin-content-docs": {
      default: {
        loadedVersions: [
          {
            docs: [
              {
                permalink: "/a",
                source: "@site/docs/a.mdx",
                frontMatter: { synonyms },
              },
            ],
          },
        ],
      },
    },
    "docusaurus-plugin-content-pages": {
      default: [{ permalink: "/", source: "@site/src/pages/index.mdx" }],
    },
  });

  test("are in their front matter", () => {
    expect([...pageSynonyms(content(["∫", "sum"]))]).toEqual([
      ["/a/", ["∫", "sum"]],
      ["/", []],
    ]);
  });

  test.each(["sum", [1], [""], { a: 1 }, null])(
    "are a list of texts, not %j",
    (synonyms) => {
      expect(() => pageSynonyms(content(synonyms))).toThrow(
        /^docs\/a\.mdx: "synonyms" is /,
      );
    },
  );
});

describe("the description for browsers", () => {
  const site = {
    root: "https://example.com/docs/",
    title: "A & B",
    tagline: "Tagline",
    favicon: "img/icon.svg",
  };

  test("says where to search", () => {
    expect(openSearch(site)).toContain(
      '<Url type="text/html" template="https://example.com/docs/search/?q={searchTerms}" />',
    );
    expect(openSearch(site)).toContain("<ShortName>A &amp; B</ShortName>");
  });

  test("has a name that browsers take", () => {
    expect(() => openSearch({ ...site, title: "x".repeat(17) })).toThrow(
      "16 characters at most",
    );
  });
});
