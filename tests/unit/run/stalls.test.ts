import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { STALLED } from "../../e2e/support/stall.ts";
import { onlyStalled } from "../../run/stalls.mjs";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "stalls-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const spec = (ok: boolean, ...types: string[]) => ({
  ok,
  tests: [{ annotations: types.map((type) => ({ type })) }],
});

/** Judges a run of these tests. */
function judge(specs: unknown[], errors: unknown[] = []): boolean {
  const file = path.join(folder, "report.json");
  const suites = [{ suites: [{ specs }] }, { specs: [spec(true)] }];
  writeFileSync(file, JSON.stringify({ suites, errors }));
  return onlyStalled(file);
}

test("a run whose failures are all the browser's may be made again", () => {
  expect(judge([spec(true), spec(false, STALLED)])).toBe(true);
  expect(judge([spec(false, "slow", STALLED)])).toBe(true);
});

test("no other run may", () => {
  expect(judge([spec(true)])).toBe(false);
  expect(judge([spec(false)])).toBe(false);
  expect(judge([spec(false, STALLED), spec(false, "slow")])).toBe(false);
  expect(judge([spec(false, STALLED)], [{ message: "" }])).toBe(false);
  expect(onlyStalled(path.join(folder, "none.json"))).toBe(false);
});
