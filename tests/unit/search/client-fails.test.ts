import { describe, expect, test } from "vitest";

import { localClient } from "../../../src/search/index.ts";
import { SITE } from "./records.ts";
import { ask, first, SameThread, useSite } from "./site.ts";

const site = useSite();

/** More records than the first answer comes from; the last one has no page. */
const LATE_FAULT = Array.from({ length: 1500 }, (_, at) => [
  at < 1499 ? 0 : 7,
  "page",
]);

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
    ["the names are a list", "names.json", json([]), /format none/],
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
    [
      "phrases are missing",
      "texts-0.1.json",
      json({ from: 0, texts: [] }),
      /texts-0\.1\.json is no/,
    ],
  ])("%s", async (_, name, response, message) => {
    const client = localClient();
    site.instead.set(name, response);
    await expect(ask(client, "expression")).rejects.toThrow(message);
    site.instead.clear();
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
    site.instead.set("texts-0.1.json", missing);
    expect((await ask(client, "menu")).total).toBe(1);
    await expect(ask(client, "menu", { isWhole: true })).rejects.toThrow(/404/);
    site.instead.clear();
    expect((await ask(client, "menu", { isWhole: true })).total).toBe(2);
  });
});
