import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import {
  checkFile,
  ExampleStore,
} from "../../../plugins/live-examples/index.ts";

const store = new ExampleStore(process.cwd());
let dir = "";

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "pages-"));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/** Problems of a page that has these lines from its first line on. */
async function problemsOf(...lines: string[]): Promise<readonly string[]> {
  const file = path.join(dir, "page.mdx");
  await writeFile(file, lines.join("\n"));
  return (await checkFile(store, file, dir)).problems;
}

test.each([
  ["a value", ["```js live", 'ce.parse("1+1").N(); // → 2', "```"]],
  [
    "several values of a loop",
    [
      "```js live",
      "for (const n of [1, 2]) console.log(n);",
      "// → 1",
      "// → 2",
      "```",
    ],
  ],
  [
    "an output fence",
    [
      "```ts live",
      'console.log("a\\nb");',
      "```",
      "",
      "```output",
      "a",
      "b",
      "```",
    ],
  ],
  [
    "an error that is meant",
    [
      '```js live throws="no good"',
      'throw new Error("no good at all");',
      "```",
    ],
  ],
  [
    "a print before that error",
    [
      '```js live throws="no"',
      "console.log(1); // → 1",
      'throw new Error("no");',
      "```",
    ],
  ],
  [
    "output that varies",
    ["```js live varies", "console.log(Math.random());", "```"],
  ],
  ["a fence that is not live", ["```js", "console.log(1);", "```"]],
])("%s holds", async (_, lines) => {
  expect(await problemsOf(...lines)).toEqual([]);
});

test.each([
  [
    "a wrong value",
    [
      "# Title",
      "",
      "```js live",
      "const a = 1;",
      "console.log(a); // → 2",
      "```",
    ],
    /^page\.mdx:5: expected 2\n\s+got\s+1$/,
  ],
  [
    "a print that is not stated",
    ["```js live", "console.log(1);", "```"],
    /^page\.mdx:2: expected nothing printed\n\s+got\s+1$/,
  ],
  [
    "a statement without a print",
    ["```js live", "const two = 1 + 1; // → 2", "```"],
    /^page\.mdx:2: expected 2\n\s+got\s+nothing printed$/,
  ],
  [
    "a print of an expression",
    ["```js live", 'console.log("x", ce.parse("x")); // → x x', "```"],
    /^page\.mdx:2: Node prints the expressions in this value as objects/,
  ],
  [
    "a wrong output fence",
    ["```js live", "console.log(1);", "```", "", "```output", "2", "```"],
    /^page\.mdx:5: expected 2/,
  ],
  [
    "two kinds of statement",
    [
      "```js live",
      "console.log(1); // → 1",
      "```",
      "",
      "```output",
      "1",
      "```",
    ],
    /not both/,
  ],
  [
    "an error that is not meant",
    ["```js live", "1;", 'throw new Error("no");', "```"],
    /^page\.mdx:3: expected no error\n\s+got\s+Error: no$/,
  ],
  [
    "no error where one is meant",
    ['```js live throws="no"', "1;", "```"],
    /got\s+nothing thrown/,
  ],
  [
    "another error than is meant",
    ['```js live throws="no"', 'throw new Error("yes");', "```"],
    /got\s+Error: yes/,
  ],
  [
    "a statement of what varies",
    ["```js live varies", "console.log(1); // → 1", "```"],
    /^page\.mdx:1: an example that varies/,
  ],
  [
    "code that does not parse",
    ["", "```js live", "const = 1;", "```"],
    /^page\.mdx:2: SyntaxError/,
  ],
  [
    "a language that does not run",
    ["```html live", "<b>", "```"],
    /^page\.mdx:1: “live” in a fence in html: it is for js, ts/,
  ],
  ["MDX that does not parse", ["{"], /^page\.mdx/],
])("%s is a problem", async (_, lines, message) => {
  const [problem, ...others] = await problemsOf(...lines);
  expect(problem).toMatch(message);
  expect(others).toEqual([]);
});
