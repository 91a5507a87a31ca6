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

/** The problems that are found in a page. */
async function problemsOf(source: string): Promise<readonly string[]> {
  const file = path.join(dir, "page.mdx");
  await writeFile(file, source);
  return (await checkFile(store, file, dir)).problems;
}

test.each(
  Object.entries({
    "a value": '```js live\nce.parse("1+1").N(); // → 2\n```',
    "several values of a loop":
      "```js live\nfor (const n of [1, 2]) console.log(n);\n// → 1\n// → 2\n```",
    "an output fence":
      '```ts live\nconsole.log("a\\nb");\n```\n\n```output\na\nb\n```',
    "an error that is meant":
      '```js live throws="no good"\nthrow new Error("no good at all");\n```',
    "a print before that error":
      '```js live throws="no"\nconsole.log(1); // → 1\nthrow new Error("no");\n```',
    "output that varies": "```js live varies\nconsole.log(Math.random());\n```",
    "a fence that is not live": "```js\nconsole.log(1);\n```",
  }),
)("%s holds", async (_, source) => {
  expect(await problemsOf(source)).toEqual([]);
});

test.each([
  [
    "a wrong value",
    "# Title\n\n```js live\nconst a = 1;\nconsole.log(a); // → 2\n```",
    /^page\.mdx:5: expected 2\n\s+got\s+1$/,
  ],
  [
    "a print that is not stated",
    "```js live\nconsole.log(1);\n```",
    /^page\.mdx:2: expected nothing printed\n\s+got\s+1$/,
  ],
  [
    "a statement without a print",
    "```js live\nconst two = 1 + 1; // → 2\n```",
    /^page\.mdx:2: expected 2\n\s+got\s+nothing printed$/,
  ],
  [
    "a print of an expression",
    '```js live\nconsole.log("x", ce.parse("x")); // → x x\n```',
    /^page\.mdx:2: Node prints the expressions in this value as objects/,
  ],
  [
    "a wrong output fence",
    "```js live\nconsole.log(1);\n```\n\n```output\n2\n```",
    /^page\.mdx:5: expected 2/,
  ],
  [
    "two kinds of statement",
    "```js live\nconsole.log(1); // → 1\n```\n\n```output\n1\n```",
    /not both/,
  ],
  [
    "an error that is not meant",
    '```js live\n1;\nthrow new Error("no");\n```',
    /^page\.mdx:3: expected no error\n\s+got\s+Error: no$/,
  ],
  [
    "no error where one is meant",
    '```js live throws="no"\n1;\n```',
    /got\s+nothing thrown/,
  ],
  [
    "another error than is meant",
    '```js live throws="no"\nthrow new Error("yes");\n```',
    /got\s+Error: yes/,
  ],
  [
    "a statement of what varies",
    "```js live varies\nconsole.log(1); // → 1\n```",
    /^page\.mdx:1: an example that varies/,
  ],
  [
    "code that does not parse",
    "\n```js live\nconst = 1;\n```",
    /^page\.mdx:2: SyntaxError/,
  ],
  [
    "a language that does not run",
    "```html live\n<b>\n```",
    /^page\.mdx:1: “live” in a fence in html: it is for js, ts/,
  ],
  ["MDX that does not parse", "{", /^page\.mdx/],
])("%s is a problem", async (_, source, message) => {
  const [problem, ...others] = await problemsOf(source);
  expect(problem).toMatch(message);
  expect(others).toEqual([]);
});
