import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import {
  BEFORE,
  Finder,
  type SearchView,
} from "../../../src/features/search/page/finder.ts";
import { FakeClient, found } from "./client.ts";

let client: FakeClient;
let finder: Finder;
let view: SearchView;

/** Lets everything happen that waits for a promise. */
const settle = () => new Promise((done) => setTimeout(done));

const urls = () => view.results.map(({ url }) => url);

beforeEach(() => {
  client = new FakeClient();
  view = BEFORE;
  finder = new Finder(client, (next) => {
    view = next;
  });
  vi.spyOn(console, "warn").mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe("a question", () => {
  test("is answered", async () => {
    finder.ask({ text: " sum ", area: "api" });
    expect(view.status).toBe("searching");
    expect(client.last.query).toEqual({
      text: "sum",
      area: "api",
      limit: 20,
      offset: 0,
      isWhole: false,
    });
    client.last.answer(found(["/a/", "/b/"]));
    await settle();
    expect(view).toMatchObject({
      asked: { text: "sum", area: "api" },
      total: 2,
      status: "done",
    });
    expect(urls()).toEqual(["/a/", "/b/"]);
  });

  test("leaves what was found until it is answered", async () => {
    finder.ask({ text: "sum" });
    client.last.answer(found(["/a/"]));
    await settle();
    finder.ask({ text: "sums" });
    expect(view.status).toBe("searching");
    expect(urls()).toEqual(["/a/"]);
    client.last.answer(found(["/b/"]));
    await settle();
    expect(urls()).toEqual(["/b/"]);
  });

  test("ends the wait for the one before", async () => {
    finder.ask({ text: "su" });
    const { signal, answer } = client.last;
    finder.ask({ text: "sum" });
    expect(signal?.aborted).toBe(true);
    client.last.answer(found(["/sum/"]));
    answer(found(["/su/"]));
    await settle();
    expect(urls()).toEqual(["/sum/"]);
    expect(console.warn).not.toHaveBeenCalled();
  });

  test("of nothing shows the page as it was at first", async () => {
    finder.ask({ text: "sum" });
    const { answer } = client.last;
    finder.ask({ text: " " });
    expect(view).toEqual(BEFORE);
    answer(found(["/a/"]));
    await settle();
    expect(view).toEqual(BEFORE);
    expect(client.questions).toHaveLength(1);
  });
});

describe("an answer from names alone", () => {
  beforeEach(async () => {
    finder.ask({ text: "sum" });
    client.last.answer({ ...found(["/a/"], 1), isPartial: true });
    await settle();
  });

  test("is shown until all is searched", async () => {
    expect(view).toMatchObject({ status: "searching", total: 1 });
    expect(urls()).toEqual(["/a/"]);
    expect(client.last.query).toMatchObject({ text: "sum", isWhole: true });
    client.last.answer(found(["/b/", "/a/"], 9));
    await settle();
    expect(view).toMatchObject({ status: "done", total: 9 });
    expect(urls()).toEqual(["/b/", "/a/"]);
  });

  test("stays when the rest cannot be had, and can be retried", async () => {
    client.last.fail(new Error("offline"));
    await settle();
    expect(view).toMatchObject({ status: "failed", total: 1 });
    finder.retry();
    client.last.answer(found(["/b/"]));
    await settle();
    expect(urls()).toEqual(["/b/"]);
  });
});

describe("more", () => {
  beforeEach(async () => {
    finder.ask({ text: "sum", area: "api" });
    client.last.answer(found(["/1/", "/2/"], 5));
    await settle();
  });

  test("goes on where the results end", async () => {
    finder.more();
    expect(client.last.query).toMatchObject({
      area: "api",
      offset: 2,
      isWhole: true,
    });
    client.last.answer(found(["/3/", "/4/"], 5));
    await settle();
    expect(urls()).toEqual(["/1/", "/2/", "/3/", "/4/"]);
    expect(view.total).toBe(5);
  });

  test("is asked for once", () => {
    finder.more();
    finder.more();
    expect(client.questions).toHaveLength(2);
  });

  test("that cannot be had leaves what is there, and can be retried", async () => {
    finder.more();
    client.last.fail(new Error("offline"));
    await settle();
    expect(view.status).toBe("failed");
    expect(urls()).toEqual(["/1/", "/2/"]);
    finder.retry();
    expect(client.last.query).toMatchObject({ text: "sum", offset: 2 });
    client.last.answer(found(["/3/"], 3));
    await settle();
    expect(urls()).toEqual(["/1/", "/2/", "/3/"]);
    expect(view.status).toBe("done");
  });

  test("is nothing to a new question", async () => {
    finder.more();
    finder.ask({ text: "integral" });
    client.last.answer(found(["/int/"]));
    await settle();
    expect(urls()).toEqual(["/int/"]);
  });
});

describe("a failure", () => {
  test("takes results of another question away, and can be retried", async () => {
    finder.ask({ text: "sum" });
    client.last.answer(found(["/a/"]));
    await settle();
    finder.ask({ text: "sums" });
    client.last.fail(new Error("offline"));
    await settle();
    expect(view).toMatchObject({ asked: { text: "sums" }, status: "failed" });
    expect(urls()).toEqual([]);
    expect(console.warn).toHaveBeenCalledOnce();
    finder.retry();
    expect(client.last.query.text).toBe("sums");
    client.last.answer(found(["/b/"]));
    await settle();
    expect(urls()).toEqual(["/b/"]);
    expect(view.status).toBe("done");
  });

  test("is nothing to whoever has left", async () => {
    finder.ask({ text: "sum" });
    const before = view;
    finder.close();
    await settle();
    expect(view).toBe(before);
    expect(console.warn).not.toHaveBeenCalled();
  });
});
