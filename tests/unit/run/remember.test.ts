import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, beforeEach, expect, test, vi } from "vitest";

const remember = vi.fn<(name: string) => void>();

// Other tests may have loaded what writes the real record.
vi.resetModules();
vi.doMock("../../run/digest.mjs", () => ({
  passedBefore: () => undefined,
  remember,
}));
const { rememberFolders } = await import("../../run/browser-tests.mjs");

const file = path.join(tmpdir(), `report-${String(process.pid)}.json`);
const spec = (name: string) => ({ file: name, ok: true, tests: [] });
const specs = ["features/home/a.spec.ts", "features/api/a.spec.ts"].map(spec);
writeFileSync(file, JSON.stringify({ suites: [{ file: "", specs }] }));

beforeEach(() => remember.mockClear());
afterAll(() => rmSync(file));

const remembered = () => remember.mock.calls.map(([name]) => name);

test("folders that ran are remembered", () => {
  rememberFolders(file);
  expect(remembered().sort()).toEqual([
    "e2e/features/api",
    "e2e/features/home",
  ]);
});

test("a folder of which a file was left to another run is not", () => {
  rememberFolders(file, [], ["tests/e2e/features/home/b.spec.ts"]);
  expect(remembered()).toEqual(["e2e/features/api"]);
});
