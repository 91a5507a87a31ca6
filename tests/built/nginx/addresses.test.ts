import path from "node:path";

import { describe, expect, test } from "vitest";

import { OLD_ADDRESSES } from "../../../src/old-addresses.ts";
import { isFile, PAGES } from "../site.ts";
import { BASES, serveByNginx } from "./serving.ts";

/** Every old address, and its page: of a folder, those of all its pages. */
const MOVES = Object.entries(OLD_ADDRESSES).flatMap(([from, to]) => {
  if (!from.endsWith("*")) return [{ from, to }];
  const folder = to.slice(0, -1);
  return PAGES.filter((page) => page.startsWith(folder)).map((page) => ({
    from: from.slice(0, -1) + page.slice(folder.length),
    to: page,
  }));
});

test("new addresses are pages", () => {
  const folders = Object.values(OLD_ADDRESSES).map((to) => ({
    to: to.replace(/\*$/, ""),
  }));
  for (const { to } of [...folders, ...MOVES])
    expect(isFile(path.join(to, "index.html")), to).toBe(true);
});

describe.each(BASES)("nginx, for a site at %s", (base) => {
  const { get, getAny } = serveByNginx(base);

  const placeOf = async (address: string) => {
    const { status, headers } = await getAny(address);
    return status === 301 ? headers.location : address;
  };

  test("folders get their slash, without the name of a host", async () => {
    const { status, headers } = await get("/about");
    expect([status, headers.location]).toEqual([301, `${base}about/`]);
  });

  test("old addresses lead to pages that are there", async () => {
    expect(MOVES.length).toBeGreaterThan(100);
    for (const { from, to } of MOVES)
      for (const old of [from, from.replace(/\/$/, "")]) {
        const first = await get(`${old}?q=a%20b`);
        expect(first.status, old).toBe(301);
        const { location = "" } = first.headers;
        // Where the old address has no slash at its end, nginx adds one now.
        const last = old === from ? location : await placeOf(location);
        expect(last).toBe(`${base}${to.slice(1)}?q=a%20b`);
      }
  });

  test.each([
    "//example.com",
    "//example.com/%2e%2e",
    "/%2f/example.com/..",
    "/\\example.com/..",
    "//example.com/about",
    "/mathlive//example.com/",
    "/mathlive/%0d%0aSet-Cookie:%20a=b",
    "/about%0d%0aSet-Cookie:%20a=b",
    "//about",
    "/docs//example.com/",
  ])("%s names no other host", async (address) => {
    for (const asked of [address, base + address.slice(1)]) {
      const { headers } = await getAny(asked);
      expect(headers["set-cookie"]).toBeUndefined();
      const place = headers.location;
      if (place !== undefined)
        expect(new URL(place, "http://site.test/").host).toBe("site.test");
      expect(place ?? "/").toMatch(/^\/(?![/\\])[^\r\n]*$/);
    }
  });
});
