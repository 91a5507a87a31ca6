import { describe, expect, test } from "vitest";

import { localClient } from "../../../src/search/index.ts";
import { record } from "./records.ts";
import { ask, FILES, first, SameThread, useSite } from "./site.ts";

const site = useSite();

describe("the index", () => {
  test("is fetched when it is opened, once, and its names only", async () => {
    const client = localClient();
    expect(SameThread.all).toEqual([]);
    await Promise.all([client.open(), client.open()]);
    await client.open();
    expect(site.fetched).toEqual(["names.json"]);
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
    expect(site.fetched).toEqual(Object.keys(FILES));
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
    site.instead.set("names.json", () => Response.json(first(many)));
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
