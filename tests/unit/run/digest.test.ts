import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, expect, test, vi } from "vitest";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "digest-"));
  execFileSync("git", ["init", "--quiet"], { cwd: folder });
  write("src/a.ts", "1");
  write("docs/b.mdx", "1");
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.doUnmock("../../../scripts/exec.mjs");
  vi.resetModules();
});

function write(name: string, text: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Loads the module as a new run of the tests does, to read all files anew. */
async function newRun() {
  vi.resetModules();
  vi.doMock("../../../scripts/exec.mjs", () => ({ ROOT: folder }));
  return import("../../run/digest.mjs");
}

test("what passed need not run again, until its sources change", async () => {
  const first = await newRun();
  expect(first.passedBefore("unit", ["src/"])).toBeUndefined();
  first.remember("unit", ["src/"], 12);
  first.remember("docs", ["docs/b.mdx"], 3);

  const second = await newRun();
  expect(second.passedBefore("unit", ["src/"])).toBe(12);

  write("src/new.ts", "");
  const third = await newRun();
  expect(third.passedBefore("unit", ["src/"])).toBeUndefined();
  expect(third.passedBefore("docs", ["docs/b.mdx"])).toBe(3);
});

test("a test that fails is forgotten, a package that changes counts", async () => {
  const first = await newRun();
  first.remember("unit", ["src/"], 12);
  first.remember("docs", ["docs/"], 3);
  first.remember("docs", ["docs/"], undefined);
  expect(first.passedBefore("docs", ["docs/"])).toBeUndefined();

  write("package-lock.json", "{}");
  const second = await newRun();
  expect(second.passedBefore("unit", ["src/"])).toBeUndefined();
});

test("nothing is reused where git does not list the sources", async () => {
  rmSync(path.join(folder, ".git"), { recursive: true });
  const run = await newRun();
  run.remember("unit", ["src/"], 12);
  expect(run.passedBefore("unit", ["src/"])).toBeUndefined();
});
