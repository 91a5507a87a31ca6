import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, test } from "vitest";

import { writeHostFiles } from "../../plugins/host-files.ts";
import {
  headersOf,
  readHostFiles,
  redirectOf,
} from "../../scripts/host-files.mjs";
import { newAddress, OLD_ADDRESSES } from "../../src/old-addresses.ts";

/** What hosts read of a site under a base path. */
async function hostFilesAt(base: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "host-files-"));
  try {
    await writeHostFiles(folder, base);
    const text = readFileSync(path.join(folder, "_redirects"), "utf8");
    return { ...readHostFiles(folder), text };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.each([
  ["/mathlive/", "/mathfield/"],
  ["/mathlive", "/mathfield/"],
  ["/mathlive/guides/macros/", "/mathfield/guides/macros/"],
  ["/docs/math-json/format/", "/math-json/format/"],
  ["/epsil", "/compute-engine/api/epsil/"],
  ["/epsil/", "/compute-engine/api/epsil/"],
  ["/mathlive-2/", undefined],
  ["/docs/", undefined],
  ["/docs//example.com/", undefined],
  ["//example.com/mathlive/", undefined],
  ["/constructor/", undefined],
  ["/", undefined],
])("%s leads to %s", async (from, to) => {
  expect(newAddress(from)).toBe(to);
  const { redirects } = await hostFilesAt("/");
  expect(redirectOf(redirects, from)).toBe(to);
});

test("no new address is old, and no rest of an address names a host", () => {
  const all = Object.entries(OLD_ADDRESSES);
  expect(all.length).toBeGreaterThan(5);
  for (const [from, to] of all) {
    expect(from).toMatch(/^\/[\w/-]+\/\*?$/);
    expect(to).toMatch(/^\/[\w/-]+\/\*?$/);
    expect(to.endsWith("*")).toBe(from.endsWith("*"));
    expect(newAddress(to)).toBeUndefined();
  }
});

test("hosts are told of single addresses before folders, under the base path", async () => {
  const { redirects, text } = await hostFilesAt("/site/");
  expect(text).toContain("/site/epsil /site/compute-engine/api/epsil/ 301\n");
  expect(text).toContain("/site/mathlive/* /site/mathfield/:splat 301\n");
  const stars = redirects.map(({ from }) => from.endsWith("*"));
  expect(stars).toEqual([...stars].sort());
});

test("no header of a file is named twice", async () => {
  const { headers } = await hostFilesAt("/");
  const names = headersOf(headers, "/assets/js/a.js").map(([name]) => name);
  expect(names).toContain("Cache-Control");
  expect(names).toEqual([...new Set(names)]);
  // Its name stays while its content changes.
  const index = headersOf(headers, "/assets/search/names.json");
  expect(index.map(([name]) => name)).not.toContain("Cache-Control");
});
