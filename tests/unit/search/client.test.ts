import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import {
  localClient,
  packNames,
  type Query,
  type SearchClient,
  type SearchRecord,
} from "../../../src/search/index.ts";
import type {
  FromWorker,
  ToWorker,
} from "../../../src/search/local/messages.ts";
import { serve } from "../../../src/search/local/serve.ts";
import { record, SITE } from "./records.ts";

const FOLDER = "https://site.example/base/assets/search/";

/** The files of the index, as the build writes them. */
const FILES: Readonly<Record<string, unknown>> = {
  "names.json": first(SITE),
  "texts-0.1.json": {
    from: 0,
    texts: SITE.slice(0, 4).map(({ text }) => text),
  },
  "texts-1.1.json": { from: 4, texts: SITE.slice(4).map(({ text }) => text) },
};

/** More records than the first answer comes from; the last one has no page. */
const LATE_FAULT = Array.from({ length: 1500 }, (_, at) => [
  at < 1499 ? 0 : 7,
  "page",
]);

function first(records: readonly SearchRecord[]) {
  const texts = ["texts-0.1.json", "texts-1.1.json"];
  return { format: 2, texts, ...packNames(records) };
}

/** A worker that runs in the same thread. */
class SameThread extends EventTarget {
  static readonly all: SameThread[] = [];
  static isBroken = false;
  isTerminated = false;
  readonly messages: ToWorker[] = [];
  readonly #receive = serve((message) => this.#send(message), FOLDER);

  constructor(readonly address: URL) {
    super();
    SameThread.all.push(this);
    if (SameThread.isBroken)
      queueMicrotask(() => this.dispatchEvent(new Event("error")));
  }

  postMessage(message: ToWorker): void {
    this.messages.push(message);
    if (!SameThread.isBroken) this.#receive(structuredClone(message));
  }

  terminate(): void {
    this.isTerminated = true;
  }

  #send(data: FromWorker): void {
    const event = new MessageEvent("message", { data: structuredClone(data) });
    queueMicrotask(() => this.dispatchEvent(event));
  }
}

/** What was fetched, in order. */
let fetched: string[];
/** What the site has in place of a file. */
let instead: Map<string, () => Response | Promise<Response>>;

beforeEach(() => {
  fetched = [];
  instead = new Map();
  SameThread.all.length = 0;
  SameThread.isBroken = false;
  vi.stubGlobal("Worker", SameThread);
  vi.stubGlobal("fetch", async (address: string) => {
    const name = address.replace(FOLDER, "");
    fetched.push(name);
    return (
      instead.get(name)?.() ??
      (name in FILES
        ? Response.json(FILES[name])
        : new Response("", { status: 404 }))
    );
  });
});

afterEach(() => vi.unstubAllGlobals());

function ask(client: SearchClient, text: string, more: Partial<Query> = {}) {
  return client.search({ text, limit: 10, ...more });
}

describe("the index", () => {
  test("is fetched when it is opened, once, and its names only", async () => {
    const client = localClient();
    expect(SameThread.all).toEqual([]);
    await Promise.all([client.open(), client.open()]);
    await client.open();
    expect(fetched).toEqual(["names.json"]);
    expect(SameThread.all).toHaveLength(1);
  });

  test("answers from names first, and then from texts as well", async () => {
    const client = localClient();
    const first = await ask(client, "menu");
    expect(first).toMatchObject({ total: 1, isPartial: true });
    const whole = await ask(client, "menu", { isWhole: true });
    expect(whole.total).toBe(2);
    expect(whole).not.toHaveProperty("isPartial");
    expect(await ask(client, "menu")).toEqual(whole);
    expect(fetched).toEqual(Object.keys(FILES));
  });

  test("waits for the texts where names do not answer", async () => {
    const { total, results } = await ask(localClient(), "expression");
    expect(total).toBe(1);
    expect(results[0]?.url).toBe("/guides/calculus/");
  });

  test("waits for all names where the first ones do not answer", async () => {
    const many = Array.from({ length: 2000 }, (_, at) =>
      record({ url: `/pages/${at}/`, titles: [`Page ${at}`] }),
    );
    instead.set("names.json", () => Response.json(first(many)));
    const client = localClient();
    const { isPartial, results } = await ask(client, "1999");
    expect(results[0]?.url).toBe("/pages/1999/");
    expect(isPartial).toBe(true);
    expect((await ask(client, "page", { isWhole: true })).total).toBe(2000);
  });

  test("is not needed to find nothing", async () => {
    const answer = await ask(localClient(), " ");
    expect(answer).toEqual({ total: 0, results: [], near: [] });
    expect(SameThread.all).toEqual([]);
  });
});

describe("the search fails, and works again later, when", () => {
  const offline = () => Promise.reject(new TypeError("Failed to fetch"));
  const missing = () => new Response("", { status: 404 });
  const nonsense = () => new Response("<!doctype html>");
  const json = (data: unknown) => () => Response.json(data);

  test.each([
    ["the network is down", "names.json", offline, /names\.json.*network/],
    ["the names are missing", "names.json", missing, /names\.json.*404/],
    ["the names are a page", "names.json", nonsense, /names\.json is no/],
    ["the names are empty", "names.json", json(null), /names\.json is no/],
    [
      "the names are cut off",
      "names.json",
      () => new Response('{"pages":['),
      /names\.json is no/,
    ],
    [
      "the names are of another format",
      "names.json",
      json({ format: 9 }),
      /format 9.*reload/,
    ],
    [
      "the names are others",
      "names.json",
      json({ ...first([]), records: [[7, "page"]] }),
      /names\.json is no/,
    ],
    [
      "the names lack records",
      "names.json",
      json({ ...first(SITE), records: undefined }),
      /names\.json is no/,
    ],
    [
      "the names go wrong beyond the first",
      "names.json",
      json({ ...first([]), pages: [["/", "A", "api"]], records: LATE_FAULT }),
      /names\.json is no/,
    ],
    [
      "the names lack texts",
      "names.json",
      json({ ...first(SITE), texts: [1] }),
      /names\.json is no/,
    ],
    ["a text is missing", "texts-1.1.json", missing, /texts-1\.1\.json.*404/],
    [
      "a text is no list",
      "texts-0.1.json",
      json({ from: 0, texts: {} }),
      /texts-0\.1\.json is no/,
    ],
  ])("%s", async (_, name, response, message) => {
    const client = localClient();
    instead.set(name, response);
    await expect(ask(client, "expression")).rejects.toThrow(message);
    instead.clear();
    expect((await ask(client, "expression")).total).toBe(1);
  });

  test("its worker cannot be loaded", async () => {
    const client = localClient();
    SameThread.isBroken = true;
    await expect(client.open()).rejects.toThrow(/cannot be started.*network/);
    expect(SameThread.all[0]?.isTerminated).toBe(true);
    SameThread.isBroken = false;
    expect((await ask(client, "menu")).total).toBe(1);
  });

  test("texts fail that an answer did not need", async () => {
    const client = localClient();
    instead.set("texts-0.1.json", missing);
    expect((await ask(client, "menu")).total).toBe(1);
    await expect(ask(client, "menu", { isWhole: true })).rejects.toThrow(/404/);
    instead.clear();
    expect((await ask(client, "menu", { isWhole: true })).total).toBe(2);
  });
});

describe("a query that nobody waits for any more", () => {
  const reason = new Error("Overtaken");

  test("has no answer, and the worker is told", async () => {
    const client = localClient();
    const controller = new AbortController();
    const first = client.search({ text: "menu", limit: 1 }, controller.signal);
    const second = ask(client, "Integrate");
    controller.abort(reason);
    await expect(first).rejects.toBe(reason);
    expect((await second).results[0]?.url).toBe("/reference/#Integrate");
    const types = SameThread.all[0]?.messages.map(({ type }) => type);
    expect(types).toEqual(["search", "search", "cancel"]);
  });

  test("is not sent when that is known before", async () => {
    const query = { text: "menu", limit: 1 };
    const ended = AbortSignal.abort(reason);
    const client = localClient();
    await expect(client.search(query, ended)).rejects.toBe(reason);
    expect(SameThread.all).toEqual([]);
  });

  test("changes nothing after its answer", async () => {
    const client = localClient();
    const controller = new AbortController();
    await client.search({ text: "menu", limit: 1 }, controller.signal);
    controller.abort(reason);
    const types = SameThread.all[0]?.messages.map(({ type }) => type);
    expect(types).toEqual(["search"]);
  });
});
