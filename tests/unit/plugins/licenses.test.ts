import { expect, test } from "vitest";

import { licensesFile, packageOf } from "../../../plugins/licenses.ts";

test.each([
  ["/site/node_modules/katex/dist/katex.mjs", "/site/node_modules/katex"],
  ["node_modules/@lezer/lr/dist/index.js?x", "node_modules/@lezer/lr"],
  [
    "/site/node_modules/a/node_modules/@b/c/index.js",
    "/site/node_modules/a/node_modules/@b/c",
  ],
  ["/site/src/field.ts", undefined],
])("%s belongs to %s", (file, folder) => {
  expect(packageOf(file)).toBe(folder);
});

test("each package is listed once, and each license that several have", () => {
  const one = { name: "one", version: "1.0.0", license: "MIT", text: "M" };
  const two = { ...one, name: "two" };
  const bare = { ...one, name: "bare", text: "" };
  const text = licensesFile([two, one, bare, one]);
  expect(text).toContain("bare 1.0.0: MIT\none 1.0.0: MIT\ntwo 1.0.0: MIT\n");
  expect(text.match(/^one 1\.0\.0, two 1\.0\.0$/gm)).toHaveLength(1);
  expect(text.match(/^M$/gm)).toHaveLength(1);
});
