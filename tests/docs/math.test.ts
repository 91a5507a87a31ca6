import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { checkMath, reportFaults } from "../../plugins/static-math/index.ts";

const pages = ["docs", "src/pages"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".mdx"))
    .map((path) => join(folder, path))
    .sort(),
);

test.each(pages)("the formulas of %s are right", (path) => {
  const faults = checkMath(readFileSync(path, "utf8"));
  expect(reportFaults(path, faults)).toBe("");
});
