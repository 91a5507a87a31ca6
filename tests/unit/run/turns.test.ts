import { existsSync } from "node:fs";
import path from "node:path";

import { afterEach, expect, test, vi } from "vitest";

import { COVERS } from "../../run/covers.mjs";
import { PARTS } from "../../run/parts.mjs";
import { plan } from "../../run/plan.mjs";
import { browserTests, TURNS } from "../../run/turns.mjs";

const ROOT = path.resolve(import.meta.dirname, "../../..");

const turns = Array.from({ length: TURNS }, (_, turn) => browserTests(turn));

afterEach(() => vi.unstubAllEnvs());

test("every file runs, or is told to be left", () => {
  const [first] = turns;
  for (const { now, later } of turns)
    expect([...now, ...later].sort()).toEqual(
      [...(first?.now ?? []), ...(first?.later ?? [])].sort(),
    );
  for (const place of first?.later ?? [])
    expect(existsSync(path.join(ROOT, place))).toBe(true);
});

test("every file has one turn, and each run what visits all documents", () => {
  const counts = new Map<string, number>();
  for (const place of turns.flatMap(({ now }) => now))
    counts.set(place, (counts.get(place) ?? 0) + 1);
  for (const [place, count] of counts)
    expect(count, place).toBe(place.endsWith("/") ? TURNS : 1);
  expect(counts.get("tests/e2e/pages/")).toBe(TURNS);
  expect(counts.get("tests/e2e/examples/")).toBe(TURNS);
});

test.each(turns.map(({ now }, turn) => [turn, now] as const))(
  "turn %i has tests of every folder of more than a few files",
  (_, now) => {
    for (const folder of Object.keys(COVERS)) {
      const place = `tests/e2e/${folder}/`;
      const all = turns.flatMap((turn) =>
        turn.now.filter((file) => file.startsWith(place)),
      );
      if (all.length >= TURNS)
        expect(
          now.some((file) => file.startsWith(place)),
          folder,
        ).toBe(true);
    }
  },
);

test("TEST_ALL leaves nothing", () => {
  vi.stubEnv("TEST_ALL", "1");
  expect(browserTests(0).later).toEqual([]);
});

test("the same sources have the same turn", () => {
  expect(browserTests()).toEqual(browserTests());
});

const e2e = PARTS.find(({ name }) => name === "e2e");

test("browser tests that are asked for alone all run", () => {
  if (!e2e) throw new Error("There is no part of browser tests.");
  const alone = plan(e2e, { mode: "all", parts: [e2e], rest: [] }, {});
  expect(alone.args).toEqual([]);
  const among = plan(e2e, { mode: "all", parts: PARTS, rest: [] }, {});
  expect(among.args).toEqual(browserTests().now);
});
