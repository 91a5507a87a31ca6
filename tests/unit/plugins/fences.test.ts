// cspell:ignore javascripts
import { expect, test } from "vitest";

import { parseMdx } from "../../../plugins/mdx/index.ts";
import { fenceFaults, fencesOf } from "../../../plugins/source-pages/index.ts";
import { collectPrograms } from "../../../plugins/typed-examples/index.ts";

const fence = (head: string, code = "1 + 1;") =>
  `\`\`\`${head}\n${code}\n\`\`\`\n`;

/** Returns the faults of the fences of a document, a line a fault. */
const faultsOf = (source: string) =>
  fenceFaults(fencesOf(parseMdx(source)))
    .map(({ line, message }) => `${String(line)}: ${message}`)
    .join("\n");

test.each([
  ["js liv", "1: an unknown word of a fence, “liv”: did you mean “live”?"],
  ["js live vary", "“vary”: did you mean “varies”?"],
  ["js live throw='no'", "“throw”: did you mean “throws”?"],
  ["js check titles='x'", "“titles”: did you mean “title”?"],
  [
    "javascripts live",
    "an unknown language of a fence, “javascripts”: did you mean “javascript”?",
  ],
  ["css live", "“live” in a fence in css: it is for js, ts"],
  ["js varies", "“varies” in a fence that is not live"],
  ["js type-error='x'", "“type-error” in a fence that is not live"],
  ["js live title", "“title” in a fence needs a value"],
  ['js live throws=""', "“throws” in a fence has an empty value"],
  ['js live type-error=" "', "“type-error” in a fence has an empty value"],
  ["js live='yes'", "“live” in a fence takes no value"],
  ['js live throws="a "b" c"', "a fence with a part that is no word"],
])("a fence %s is refused", (head, message) => {
  expect(faultsOf(fence(head))).toContain(message);
});

test.each([
  "js live",
  "javascript live throws='no' type-error='no'",
  "ts live as='Forms'",
  "html checked {1,3-4} title='Page'",
  "text title='Answer'",
  "",
])("a fence %s is not", (head) => {
  expect(faultsOf(fence(head))).toBe("");
});

test("a statement that nobody checks is refused", () => {
  const stated = "1 + 1; // → 2";
  expect(faultsOf(fence("js", stated))).toBe(
    "1: “// →” in a fence that is neither live nor checked",
  );
  expect(faultsOf(fence("js live", stated))).toBe("");
  const playground = (head: string) =>
    faultsOf(`<Playground>\n\n${fence(head, stated)}\n</Playground>\n`);
  expect(playground("js")).toBe("");
  expect(playground("css")).toContain("neither live nor checked");
});

test("an output without an example is refused", () => {
  const output = fence("output", "2");
  expect(faultsOf(`${fence("js live")}\n${output}`)).toBe("");
  const alone = "an output fence that does not follow a live example";
  expect(faultsOf(`${fence("js")}\n${output}`)).toBe(`5: ${alone}`);
  expect(faultsOf(output)).toBe(`1: ${alone}`);
});

test("a language is the same by both of its names", () => {
  const [short, long] = ["js live", "javascript live"].map((head) =>
    collectPrograms(fencesOf(parseMdx(fence(head)))),
  );
  expect(short).toHaveLength(1);
  expect(long).toEqual(short);
});

test("a document that does not parse is named, with line and column", () => {
  expect(() => parseMdx("# Title\n\n{oops\n", "docs/a.mdx")).toThrow(
    /^docs\/a\.mdx:\d+:\d+: Unexpected end of file/,
  );
});
