import { existsSync } from "node:fs";

import { expect, test } from "vitest";

import { breaksOf } from "../../mutations/breaks.mjs";
import { MUTATIONS } from "../../mutations/list.mjs";

// A mutation that finds nothing to break shows nothing of the tests.
const own = MUTATIONS.filter(({ file }) => !file.startsWith("build/"));

test.each(own)("there is what it takes to break: $what", async (mutation) => {
  expect(await breaksOf(process.cwd(), mutation)).not.toEqual([]);
});

test("the tests that catch them are there", () => {
  const files = MUTATIONS.map(({ caughtBy }) => caughtBy.file);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
