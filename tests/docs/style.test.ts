import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { toString } from "mdast-util-to-string";
import ts from "typescript";
import { visit } from "unist-util-visit";
import { describe, expect, test } from "vitest";

import { findPages, parseMdx } from "../../plugins/mdx/index.ts";

/** What reads as translated, and what to write instead. */
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

/** What a text says that it should not, with the advice for it. */
function faultsOf(text: string): string[] {
  const plain = text.replaceAll(/\s+/g, " ").trim();
  return BANNED.flatMap(([pattern, advice]) => {
    const found = pattern.exec(plain);
    return found ? [`${found[0].trim()}: ${advice}`] : [];
  });
}

/** The faults of a document, each with its line. */
function faultsIn(source: string): string[] {
  const faults: string[] = [];
  const tree = parseMdx(source);
  visit(tree, ["heading", "paragraph", "tableCell"], (node) => {
    const line = String(node.position?.start.line ?? 0);
    const text = toString(node);
    faults.push(...faultsOf(text).map((fault) => `line ${line}: ${fault}`));
  });
  return faults;
}

/** The faults of what a module shows to readers, each with its line. */
function faultsInModule(source: string, file: string): string[] {
  const faults: string[] = [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      const found = node.text.trim().includes(" ") ? faultsOf(node.text) : [];
      faults.push(
        ...found.map((fault) => `line ${String(line + 1)}: ${fault}`),
      );
    }
    ts.forEachChild(node, look);
  };
  look(tree);
  return faults;
}

describe("documents read as English", () => {
  test.each(pages.map((file) => path.relative(process.cwd(), file)))(
    "%s",
    (file) => {
      expect(faultsIn(readFileSync(file, "utf8"))).toEqual([]);
    },
  );
});

test("what the site says around documents reads as English", () => {
  const faults = sources.flatMap((file) =>
    faultsInModule(readFileSync(file, "utf8"), file).map(
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
  expect(faultsIn(text)).not.toEqual([]);
});

test.each([
  "`x` stands for one expression.",
  "It is no longer there.",
  "What does it return?",
])("%s is not", (text) => {
  expect(faultsIn(text)).toEqual([]);
});
