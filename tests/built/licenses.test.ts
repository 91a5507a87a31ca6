import { expect, test } from "vitest";

import { readBuilt } from "./site.ts";

const listed = [
  ...readBuilt("licenses.txt").matchAll(/^(\S+) \d+\.\d+\.\d\S*: (.+)$/gm),
];
const names = listed.map(([, name]) => name);

test("packages of pages, sandboxes and fonts are in the list of licenses", () => {
  expect(names).toEqual(
    expect.arrayContaining([
      "@codemirror/view",
      "@cortex-js/compute-engine",
      "@docusaurus/core",
      "@fontsource-variable/source-sans-3",
      "katex",
      "mathlive",
      "minisearch",
      "react-dom",
      "sucrase",
    ]),
  );
});

test("packages that build and test the site are not", () => {
  for (const name of ["typescript", "esbuild", "vitest", "@rspack/core"])
    expect(names).not.toContain(name);
});

test("every license lets the site serve its package", () => {
  const licenses = new Set(listed.map(([, , license]) => license));
  const known = ["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause"];
  const all = [...known, "ISC", "MIT", "OFL-1.1"];
  expect([...licenses].filter((each) => !all.includes(each ?? ""))).toEqual([]);
});

test("the page about the site links the list", () => {
  expect(readBuilt("about/index.html")).toMatch(/href="?\/licenses\.txt/);
});
