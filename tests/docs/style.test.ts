import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, test } from "vitest";

import { parseMdx } from "../../plugins/mdx/index.ts";
import { findPages, sourcePage } from "../../plugins/source-pages/index.ts";
import { type Passage, passagesOf, stringsOf } from "./site/index.ts";

/** Patterns of what reads as translated, and what to write instead. */
const BANNED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:stands?|stood)\b(?! for\b)/i, "write “is”, or name the place"],
  [/\bbehind\b/i, "write “after”, “under” or “beyond”"],
  [/\bof (?:its|their) own\b/i, "write “own”, “separate” or “another”"],
  [/\bbut for\b/i, "write “except”"],
  [/(?<!there )\bis no\b(?! (?:longer|more|less)\b)/i, "write “is not”"],
  [/\bat each key\b/i, "write “as you type”"],
  [/\bkin\b/i, "write “related”"],
  [/\bchance\b/i, "write “randomness”, or name the source"],
  [/(?:^|[.!] )What [^?]*?[.!](?= |$)/, "begin with the subject"],
];

const pages = findPages(process.cwd()).filter(
  (file) => !/\/(?:api|changelog)\/(?!index\.)/.test(file),
);

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
  .map((file) => path.join("src", file));

/** Finds what a passage should not say, with the advice for it. */
function faultsOf(text: string): string[] {
  const plain = text.replaceAll(/\s+/g, " ").trim();
  return BANNED.flatMap(([pattern, advice]) => {
    const found = pattern.exec(plain);
    return found ? [`${found[0].trim()}: ${advice}`] : [];
  });
}

/** The faults of passages, each with its line. */
function faultsIn(passages: readonly Passage[]): string[] {
  return passages.flatMap(({ text, line }) =>
    faultsOf(text).map((fault) => `line ${String(line)}: ${fault}`),
  );
}

describe("documents read as English", () => {
  test.each(pages.map((file) => path.relative(process.cwd(), file)))(
    "%s",
    (file) => {
      expect(faultsIn(passagesOf(sourcePage(file).tree))).toEqual([]);
    },
  );
});

test("what the site says around documents reads as English", () => {
  const faults = sources.flatMap((file) =>
    faultsIn(stringsOf(readFileSync(file, "utf8"), file)).map(
      (fault) => `${file}, ${fault}`,
    ),
  );
  expect(faults).toEqual([]);
});

test.each([
  "The result stands below.",
  "Arguments stand behind the command.",
  "It has an engine of its own.",
  "All are exact but for two.",
  "It is no number.",
  "It changes at each key.",
  "`Random` needs chance.",
  "See its kin.",
  "What it cannot read is an error.",
])("%s is found", (text) => {
  expect(faultsIn(passagesOf(parseMdx(text)))).not.toEqual([]);
});

test.each([
  "`x` stands for one expression.",
  "It is no longer there.",
  "What does it return?",
])("%s is not", (text) => {
  expect(faultsIn(passagesOf(parseMdx(text)))).toEqual([]);
});
