// cspell:ignore nosniff
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { describe, expect, test } from "vitest";

import { readBuilt } from "../site.ts";
import type { Answer } from "./raw-request.ts";
import { ASSETS, BASES, serveByNginx } from "./serving.ts";

const expectHeaders = ({ headers }: Answer) => {
  expect(headers).toMatchObject({
    "content-security-policy": "frame-ancestors 'self'",
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
  });
  expect(headers.server).toBe("nginx");
};

describe.each(BASES)("nginx, for a site at %s", (base) => {
  const { get } = serveByNginx(base);

  test("pages have the headers, and are asked for anew", async () => {
    for (const address of ["/", "/about/", "/llms.txt"]) {
      const answer = await get(address);
      expect(answer.status).toBe(200);
      expectHeaders(answer);
      expect(answer.headers["cache-control"]).toBe(
        "public, max-age=0, must-revalidate",
      );
      const again = await get(address, {
        "if-none-match": answer.headers.etag,
      });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    }
    const { headers } = await get("/assets/search/names.json");
    expect(headers["cache-control"]).toContain("must-revalidate");
  });

  test("assets are kept for good, and have their types", async () => {
    const types = [];
    for (const file of ASSETS) {
      const answer = await get(`/${file}`);
      expectHeaders(answer);
      expect(answer.headers["cache-control"]).toContain("immutable");
      types.push(answer.headers["content-type"]);
    }
    expect(types.slice(0, 3)).toEqual([
      "text/javascript; charset=utf-8",
      "text/css; charset=utf-8",
      "font/woff2",
    ]);
    expect((await get("/about/")).headers["content-type"]).toBe(
      "text/html; charset=utf-8",
    );
  });

  test.each([
    ["br", "br"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip;q=0.5, br;q=0.9", "br"],
    ["gzip, br;q=0", "gzip"],
    ["gzip", "gzip"],
    ["identity", undefined],
    ["zebra", undefined],
  ])("for %s, texts come as %s", async (accepted, encoding) => {
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
    const [script = ""] = ASSETS;
    for (const [address, file] of [
      ["/about/", "about/index.html"],
      [`/${script}`, script],
      ["/no-such-page/", "404.html"],
    ] as const) {
      const { headers, body } = await get(address, {
        "accept-encoding": accepted,
        // As a proxy asks.
        via: "1.1 proxy",
      });
      expect(headers["content-encoding"]).toBe(encoding);
      expect(headers.vary).toBe("Accept-Encoding");
      const text = encoding ? unpack[encoding as "br"](body) : body;
      expect(text.toString()).toBe(readBuilt(file));
    }
    const font = await get(`/${ASSETS[2] ?? ""}`, {
      "accept-encoding": accepted,
    });
    expect(font.headers["content-encoding"]).toBeUndefined();
  });

  test("what has no page is not found, and not kept", async () => {
    for (const address of [
      "/no-such-page/",
      "/assets/js/gone.0123abcd.js",
      "/assets/js/",
      "/assets/",
      "/_headers",
      "/_redirects",
      "/nginx.conf",
    ]) {
      const answer = await get(address);
      expect(answer.status, address).toBe(404);
      expect(answer.body.toString()).toBe(readBuilt("404.html"));
      expectHeaders(answer);
      expect(answer.headers["cache-control"]).toBe("no-store");
    }
  });

  test("what is refused is no twin of a page, and files come whole", async () => {
    const accepted = { "accept-encoding": "br" };
    const answer = await get("/about/index.html", accepted, "POST");
    expect(answer.status).toBe(405);
    expect(answer.headers["content-encoding"]).toBeUndefined();
    const range = { ...accepted, range: "bytes=99999999-" };
    const beyond = await get("/about/", range);
    expect(beyond.status).toBe(200);
    expect(brotliDecompressSync(beyond.body).toString()).toBe(
      readBuilt("about/index.html"),
    );
  });
});
