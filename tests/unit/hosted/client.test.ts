import { describe, expect, test } from "vitest";

import { TAGS } from "../../../src/search/hosted/answer";
import { useService } from "./service";

const service = useService();

describe("the hosted search", () => {
  test("answers with places, and with texts whose matches are marked", async () => {
    const { total, results, near } = await service.client().search({
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
    const { results } = await service
      .client()
      .search({ text: "math-field", limit: 9 });
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
    const { total, results } = await service.client().search(narrow);
    expect([total, results.map(({ area }) => area)]).toEqual([1, ["api"]]);
    const next = await service.client().search({ text, limit: 1, offset: 1 });
    expect(next.total).toBe(2);
    expect(next.results.map(({ area }) => area)).toEqual(["api"]);
  });

  test("asks for nothing that depends on the reader", async () => {
    await service.client().search({ text: "x".repeat(600), limit: 5 });
    expect(service.server.requests).toHaveLength(1);
    expect(service.server.requests[0]?.body.requests).toEqual([
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
    const opened = service.client();
    await opened.open();
    const answer = await opened.search({ text: " ", limit: 5 });
    expect(answer).toEqual({ total: 0, results: [], near: [] });
    expect(service.server.requests).toEqual([]);
  });
});

describe("a query that nobody waits for any more", () => {
  test("ends at once", async () => {
    service.server.instead = () => ({ isSilent: true });
    const controller = new AbortController();
    const query = { text: "area", limit: 5 };
    const asked = service.client().search(query, controller.signal);
    controller.abort();
    await expect(asked).rejects.toThrow("aborted");
    await expect(
      service.client().search(query, controller.signal),
    ).rejects.toThrow("aborted");
  });
});
