import vm from "node:vm";

import { describe, expect, test } from "vitest";

import { parsePage } from "../../plugins/built-pages/index.ts";
import {
  documentAround,
  documentOfLane,
} from "../../plugins/live-examples/bundle.ts";
import { applyPolicy, POLICY_PLACE } from "../../plugins/page-policy.ts";
import { readSettings } from "../../plugins/settings/index.ts";

const SITE = "https://docs.example.org";
const RESULTS = "https://results.example.com";

const read = (origin: string, site = SITE) =>
  readSettings({ SITE_URL: site, RESULTS_ORIGIN: origin }).resultsOrigin;

describe("RESULTS_ORIGIN", () => {
  test("is an origin, or nothing", () => {
    expect(read(RESULTS)).toBe(RESULTS);
    expect(read(`${RESULTS}/`)).toBe(RESULTS);
    expect(read("")).toBeUndefined();
    const [one, other] = ["http://localhost:1", "http://localhost:2"];
    expect(read(other, one)).toBe(other);
    expect(read(RESULTS, one)).toBe(RESULTS);
  });

  test.each(["results.example.com", "ftp://example.com", "/results/", "*"])(
    "is no %j",
    (value) => {
      expect(() => read(value)).toThrow(
        `RESULTS_ORIGIN is "${value}": give a full address that starts with http:// or https://.`,
      );
    },
  );

  test.each([`${RESULTS}/docs`, `${RESULTS}/?a`, `${RESULTS}:443`])(
    "is no more than an origin: %j",
    (value) => {
      expect(() => read(value)).toThrow(
        `RESULTS_ORIGIN is "${value}": give the origin alone, such as ${RESULTS}. The path is that of the site, BASE_URL.`,
      );
    },
  );

  test("is another one than that of the site", () => {
    expect(() => read(`${SITE}/`)).toThrow(
      `RESULTS_ORIGIN is "${SITE}/", the same as SITE_URL: give the origin of another host, or leave it out to run examples at the site's own.`,
    );
  });

  test("is one that pages can show", () => {
    expect(() => read("http://results.example.com")).toThrow(
      'RESULTS_ORIGIN is "http://results.example.com": give an address that starts with https://, as SITE_URL does. Browsers show nothing else in a page of it.',
    );
  });
});

test("a page may show frames of that origin alone, and ask it", () => {
  const html = `<head>${POLICY_PLACE}</head><p>Text`;
  const page = { html, tree: parsePage(html), url: "/a/" };
  expect(applyPolicy(page, [], RESULTS)).toContain(`frame-src ${RESULTS};`);
  expect(applyPolicy(page, [], RESULTS)).toContain(
    `connect-src 'self' ${RESULTS};`,
  );
  expect(applyPolicy(page, [])).toContain("frame-src 'self';");
  expect(applyPolicy(page, [])).toContain("connect-src 'self';");
});

/** Tells whether a document accepts a message of an origin, and only one. */
function takes(html: string, origin: string, isBridged = false): boolean {
  const [, script = ""] = /<script>(.*)<\/script>/s.exec(html) ?? [];
  const page = {};
  const parent = isBridged ? { parent: page } : page;
  let hear: ((event: object) => boolean) | undefined;
  vm.runInNewContext(script, {
    origin: "null",
    document: { baseURI: `${RESULTS}/assets/sandbox/` },
    URL,
    parent,
    MessageEvent,
    AbortController,
    addEventListener(
      _: string,
      listener: (event: object) => void,
      { signal }: { signal: AbortSignal },
    ) {
      hear = (event) => {
        listener(event);
        return signal.aborted;
      };
    },
  });
  return hear?.({ source: page, origin, data: {}, ports: [] }) === true;
}

describe.each([
  ["of a lane", documentOfLane],
  ["around a result", documentAround],
])("the document %s", (_, make) => {
  test("starts for a page of its own origin", async () => {
    const html = await make(process.cwd());
    expect(takes(html, RESULTS)).toBe(true);
    expect(takes(html, SITE)).toBe(false);
  });

  test("starts for the page around the bridge that it was put into", async () => {
    const html = await make(process.cwd());
    expect(takes(html, RESULTS, true)).toBe(true);
    expect(takes(html, SITE, true)).toBe(false);
  });

  test("starts for a page of the site alone, where that is another", async () => {
    const html = await make(process.cwd(), SITE);
    expect(takes(html, SITE)).toBe(true);
    expect(takes(html, RESULTS)).toBe(false);
    expect(takes(html, "https://attacker.example")).toBe(false);
  });
});
