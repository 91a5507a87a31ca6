import { describe, expect, test, vi } from "vitest";

import { Server } from "./server";
import { useService } from "./service";

const service = useService();

describe("the hosted search fails with a reason", () => {
  const query = { text: "area", limit: 5 };

  test("when the service has an error", async () => {
    service.server.instead = () => ({
      status: 500,
      body: '{"message":"overloaded"}',
    });
    await expect(service.client().search(query)).rejects.toThrow(
      "The search service answered with the error 500: ",
    );
    service.server.instead = () => undefined;
    expect((await service.client().search(query)).total).toBe(2);
  });

  test("when it refuses the key", async () => {
    await expect(service.client("another").search(query)).rejects.toThrow(
      "The search service answered with the error 403: Invalid Application-ID or API key",
    );
  });

  test("when nobody listens", async () => {
    await service.server.close();
    const failed = service.client().search(query);
    service.server = new Server();
    await service.server.listen();
    await expect(failed).rejects.toThrow(
      /^There is no usable answer from the search service: .*ECONNREFUSED/,
    );
  });

  test("when it says nothing", async () => {
    service.server.instead = () => ({ isSilent: true });
    const asked = service.client();
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
    [withHit({ _highlightResult: { titles: ["X"] } }), "a string as value"],
    [withHit({ _snippetResult: { text: {} } }), "a string as value"],
  ])("when the answer is %s", async (body, reason) => {
    service.server.instead = () => ({ body });
    await expect(service.client().search(query)).rejects.toThrow(reason);
  });

  test("and reads what lies between those answers", async () => {
    service.server.instead = () => ({ body: withHit({}) });
    expect((await service.client().search(query)).results).toHaveLength(1);
  });
});
