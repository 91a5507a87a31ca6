import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { objectsOf } from "../../../plugins/search-index/publish/objects";
import { hostedClient, type SearchRecord } from "../../../src/search";
import { serviceOrigin } from "../../../src/search/hosted";
import { readMarked, TAGS } from "../../../src/search/hosted/marked";
import { SEARCH_KEY, Server } from "./server";

const RECORDS: readonly SearchRecord[] = [
  {
    url: "/compute-engine/integrate/#definite",
    kind: "section",
    area: "compute-engine",
    titles: ["Integrate", "Definite integrals"],
    names: ["∫"],
    text: "An area below a curve: see <math-field>.",
  },
  {
    url: "/docs/mathfield/value/",
    kind: "page",
    area: "mathfield",
    titles: ["Value of a <math-field>"],
    names: [],
    text: "",
  },
  {
    url: "/compute-engine/api/#ComputeEngine",
    kind: "member",
    area: "api",
    titles: ["API", "ComputeEngine"],
    names: [],
    text: "An area for Definite and other integrals.",
  },
];

let server: Server;
let host: string;

beforeEach(async () => {
  server = new Server();
  host = await server.listen();
  const objects = RECORDS.flatMap(objectsOf).map(
    (object) => [object.objectID, object] as const,
  );
  server.indices.set("docs", {
    settings: {},
    synonyms: [],
    objects: new Map(objects),
  });
});

afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

function client(apiKey = SEARCH_KEY) {
  return hostedClient({ appId: "APP1", apiKey, index: "docs", host });
}

describe("the hosted search", () => {
  test("answers with places, and with texts whose matches are marked", async () => {
    const { total, results, near } = await client().search({
      text: "Definite",
      limit: 10,
    });
    expect({ total, near }).toEqual({ total: 2, near: [] });
    expect(results).toEqual([
      {
        url: "/compute-engine/integrate/#definite",
        kind: "section",
        area: "compute-engine",
        titles: [
          [{ text: "Integrate", isMatch: false }],
          [
            { text: "Definite", isMatch: true },
            { text: " integrals", isMatch: false },
          ],
        ],
      },
      {
        url: "/compute-engine/api/#ComputeEngine",
        kind: "member",
        area: "api",
        titles: [
          [{ text: "API", isMatch: false }],
          [{ text: "ComputeEngine", isMatch: false }],
        ],
        excerpt: [
          { text: "An area for ", isMatch: false },
          { text: "Definite", isMatch: true },
          { text: " and other integrals.", isMatch: false },
        ],
      },
    ]);
  });

  test("leaves markup text, and /docs/ out of addresses", async () => {
    const { results } = await client().search({ text: "math-field", limit: 9 });
    expect(results[1]).toMatchObject({
      url: "/mathfield/value/",
      titles: [
        [
          { text: "Value of a <", isMatch: false },
          { text: "math-field", isMatch: true },
          { text: ">", isMatch: false },
        ],
      ],
    });
  });

  test("narrows to an area, and goes on from an offset", async () => {
    const text = "area";
    const narrow = { text, limit: 10, area: "api" } as const;
    const { total, results } = await client().search(narrow);
    expect([total, results.map(({ area }) => area)]).toEqual([1, ["api"]]);
    const next = await client().search({ text, limit: 1, offset: 1 });
    expect(next.total).toBe(2);
    expect(next.results.map(({ area }) => area)).toEqual(["api"]);
  });

  test("asks for nothing that depends on the reader", async () => {
    await client().search({ text: "x".repeat(600), limit: 5 });
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]?.body.requests).toEqual([
      {
        indexName: "docs",
        query: "x".repeat(512),
        offset: 0,
        length: 5,
        attributesToRetrieve: ["url", "kind", "area"],
        attributesToHighlight: ["titles"],
        attributesToSnippet: ["text:20"],
        highlightPreTag: TAGS.start,
        highlightPostTag: TAGS.end,
        snippetEllipsisText: "…",
        responseFields: ["hits", "nbHits"],
        enablePersonalization: false,
        analytics: false,
        clickAnalytics: false,
      },
    ]);
  });

  test("asks nobody before there is a question", async () => {
    const opened = client();
    await opened.open();
    const answer = await opened.search({ text: " ", limit: 5 });
    expect(answer).toEqual({ total: 0, results: [], near: [] });
    expect(server.requests).toEqual([]);
  });
});

describe("the hosted search fails with a reason", () => {
  const query = { text: "area", limit: 5 };

  test("when the service has an error", async () => {
    server.instead = () => ({ status: 500, body: '{"message":"overloaded"}' });
    await expect(client().search(query)).rejects.toThrow(
      "The search service answered with the error 500: ",
    );
    server.instead = () => undefined;
    expect((await client().search(query)).total).toBe(2);
  });

  test("when it refuses the key", async () => {
    await expect(client("another").search(query)).rejects.toThrow(
      "The search service answered with the error 403: Invalid Application-ID or API key",
    );
  });

  test("when nobody listens", async () => {
    await server.close();
    const failed = client().search(query);
    server = new Server();
    await server.listen();
    await expect(failed).rejects.toThrow(
      /^There is no usable answer from the search service: .*ECONNREFUSED/,
    );
  });

  test("when it says nothing", async () => {
    server.instead = () => ({ isSilent: true });
    const asked = client();
    await asked.open();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const failed = expect(asked.search(query)).rejects.toThrow(
      "The search service did not answer within 10 seconds.",
    );
    await vi.advanceTimersByTimeAsync(10_000);
    await failed;
  });

  const hit = {
    url: "/x/",
    kind: "page",
    area: "api",
    _highlightResult: { titles: [{ value: "X" }] },
  };
  const withHit = (changes: object) =>
    JSON.stringify({
      results: [{ nbHits: 1, hits: [{ ...hit, ...changes }] }],
    });

  test.each([
    ["<html>", "its answer is not JSON"],
    ["null", "a list of results"],
    ["{}", "a list of results"],
    ['{"results":[]}', "a number nbHits"],
    ['{"results":[{"nbHits":"1","hits":[]}]}', "a number nbHits"],
    ['{"results":[{"nbHits":1,"hits":{}}]}', "a list of hits"],
    ['{"results":[{"nbHits":1,"hits":[null]}]}', "a known kind"],
    [withHit({ kind: "toString" }), "a known kind"],
    [withHit({ area: 5 }), "a known area"],
    [withHit({ url: undefined }), "a path of this site as url"],
    [withHit({ url: "javascript:alert(1)" }), "a path of this site as url"],
    [withHit({ url: "//example.org/" }), "a path of this site as url"],
    [withHit({ url: "/\\example.org/" }), "a path of this site as url"],
    [withHit({ _highlightResult: {} }), "a list of titles"],
    [withHit({ _highlightResult: { titles: [] } }), "a title"],
    [withHit({ _highlightResult: { titles: ["X"] } }), "a text as value"],
    [withHit({ _snippetResult: { text: {} } }), "a text as value"],
  ])("when the answer is %s", async (body, reason) => {
    server.instead = () => ({ body });
    await expect(client().search(query)).rejects.toThrow(reason);
  });

  test("and reads what lies between those answers", async () => {
    server.instead = () => ({ body: withHit({}) });
    expect((await client().search(query)).results).toHaveLength(1);
  });
});

describe("a query that nobody waits for any more", () => {
  test("ends at once", async () => {
    server.instead = () => ({ isSilent: true });
    const controller = new AbortController();
    const query = { text: "area", limit: 5 };
    const asked = client().search(query, controller.signal);
    controller.abort();
    await expect(asked).rejects.toThrow("aborted");
    await expect(client().search(query, controller.signal)).rejects.toThrow(
      "aborted",
    );
  });
});

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
  expect(serviceOrigin({ appId: "APP1", host })).toBe(host);
});
