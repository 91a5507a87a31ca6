import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Adapter } from "../../../src/features/search/bar/modal/adapter.ts";
import { FakeClient, found } from "./client.ts";

type DocSearchClient = Parameters<Adapter["transform"]>[0];

const NOTHING = { total: 0, results: [], near: ["Integrate"] };

let client: FakeClient;
let adapter: Adapter;

beforeEach(() => {
  client = new FakeClient();
  adapter = new Adapter(client, "/docs/");
});

afterEach(() => {
  vi.restoreAllMocks();
});

interface Response {
  readonly results: readonly {
    readonly hits: readonly { readonly url: string }[];
    readonly nbHits: number;
    readonly index: string;
  }[];
}

/** Asks as DocSearch does. */
async function ask(query: string) {
  const { search } = adapter.transform({} as DocSearchClient);
  const response = await search({
    requests: [{ query, indexName: "docs", hitsPerPage: 20 }],
  });
  const [result] = (response as unknown as Response).results;
  return { ...result, urls: result?.hits.map(({ url }) => url) };
}

describe("an answer", () => {
  test("has the results under the base path, and the true count", async () => {
    const answered = ask(" sum ");
    expect(client.last.query).toEqual({ text: "sum", limit: 20 });
    client.last.answer(found(["/a/", "/b/#c"], 37));
    expect(await answered).toMatchObject({
      urls: ["/docs/a/", "/docs/b/#c"],
      nbHits: 37,
      index: "docs",
    });
    expect(adapter.outcome()).toEqual({ query: "sum", total: 37, near: [] });
  });

  test("counts anew for each query", async () => {
    for (const [query, total] of [
      ["s", 900],
      ["su", 80],
      ["sum", 7],
    ] as const) {
      const answered = ask(query);
      client.last.answer(found(["/a/"], total));
      await answered;
      expect(adapter.outcome()).toMatchObject({ query, total });
    }
  });

  test("without results tells the names that are near", async () => {
    const answered = ask("intgral");
    client.last.answer(NOTHING);
    expect((await answered).urls).toEqual([]);
    expect(adapter.outcome()).toEqual({
      query: "intgral",
      total: 0,
      near: ["Integrate"],
    });
  });

  test("to nothing but spaces needs nobody", async () => {
    expect((await ask("  ")).urls).toEqual([]);
    expect(client.questions).toEqual([]);
  });

  test("is told to whoever listens, and to nobody who left", async () => {
    const [stays, leaves] = [vi.fn(), vi.fn()];
    adapter.subscribe(stays);
    adapter.subscribe(leaves)();
    const answered = ask("sum");
    client.last.answer(found([]));
    await answered;
    expect(stays).toHaveBeenCalledOnce();
    expect(leaves).not.toHaveBeenCalled();
  });
});

describe("an answer from names alone", () => {
  const partial = { ...found(["/a/"], 1), isPartial: true };

  test("is given at once, and counted once all is searched", async () => {
    const answered = ask("sum");
    client.last.answer(partial);
    expect(await answered).toMatchObject({ urls: ["/docs/a/"] });
    expect(adapter.outcome()).toMatchObject({ total: 1 });
    expect(client.last.query).toMatchObject({ text: "sum", isWhole: true });
    client.last.answer(found(["/b/", "/a/"], 9));
    await vi.waitFor(() =>
      expect(adapter.outcome()).toMatchObject({ total: 9, isOutdated: true }),
    );
  });

  test("is what there is when the rest cannot be had", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const answered = ask("sum");
    client.last.answer(partial);
    await answered;
    client.last.fail(new Error("offline"));
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(adapter.outcome()).toMatchObject({ total: 1, isPartial: true });
  });

  test("is of no use to a query that has overtaken it", async () => {
    const first = ask("su");
    client.last.answer(partial);
    await first;
    const { answer } = client.last;
    const second = ask("sum");
    client.last.answer(found(["/sum/"]));
    await second;
    answer(found(["/su/"], 99));
    await Promise.resolve();
    expect(adapter.outcome()).toMatchObject({ query: "sum", total: 1 });
  });
});

describe("a query that was overtaken", () => {
  test("is waited for no longer, and says what the newest says", async () => {
    const first = ask("su");
    const { signal } = client.last;
    const second = ask("sum");
    expect(signal?.aborted).toBe(true);
    client.last.answer(found(["/sum/"]));
    expect((await first).urls).toEqual(["/docs/sum/"]);
    expect((await second).urls).toEqual(["/docs/sum/"]);
    expect(adapter.outcome()).toMatchObject({ query: "sum" });
  });

  test("changes nothing when it is answered all the same", async () => {
    const first = ask("su");
    const { answer } = client.last;
    const second = ask("sum");
    client.last.answer(found(["/sum/"]));
    answer(found(["/su/"], 99));
    await Promise.all([first, second]);
    expect(adapter.outcome()).toMatchObject({ query: "sum", total: 1 });
  });
});

describe("a failure", () => {
  beforeEach(() => {
    vi.spyOn(console, "warn").mockReturnValue();
  });

  test("is told, and is no error to DocSearch", async () => {
    const answered = ask("sum");
    const error = new Error("The index cannot be reached.");
    client.last.fail(error);
    expect((await answered).urls).toEqual([]);
    expect(adapter.outcome()).toEqual({ query: "sum", hasFailed: true });
    expect(console.warn).toHaveBeenCalledWith("The search failed", error);
  });

  test("is forgotten with the next answer", async () => {
    const failed = ask("sum");
    client.last.fail(new Error("offline"));
    await failed;
    const answered = ask("sum");
    client.last.answer(found(["/sum/"]));
    await answered;
    expect(adapter.outcome()).toMatchObject({ query: "sum", total: 1 });
  });

  test("covers an answer that makes no sense", async () => {
    const answered = ask("sum");
    client.last.answer({ total: 1, results: [{}], near: [] } as never);
    await answered;
    expect(adapter.outcome()).toEqual({ query: "sum", hasFailed: true });
  });
});
