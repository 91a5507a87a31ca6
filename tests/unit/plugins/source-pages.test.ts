import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, test } from "vitest";

import {
  FENCE_WORDS,
  sourcePage,
  sourcePages,
} from "../../../plugins/source-pages/index.ts";

function siteWith(files: Readonly<Record<string, string>>): string {
  const dir = mkdtempSync(path.join(tmpdir(), "source-pages-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), text);
  }
  return dir;
}

test("a document is parsed once, and again when its text has changed", () => {
  const dir = siteWith({ "docs/a.mdx": "# A\n", "docs/b/index.mdx": "# B\n" });
  const [first, other] = sourcePages(dir);
  expect(first?.file).toBe("docs/a.mdx");
  expect([first?.route, other?.route]).toEqual(["/a/", "/b/"]);
  expect(sourcePage("docs/a.mdx", dir).tree).toBe(first?.tree);
  writeFileSync(path.join(dir, "docs/a.mdx"), "# Another\n");
  expect(sourcePage("docs/a.mdx", dir).sections[0]?.title).toBe("Another");
  expect(sourcePages(dir)[1]?.tree).toBe(other?.tree);
  expect(sourcePages(dir, "docs/b")).toEqual([other]);
});

test("a document that does not parse is named, with the place", () => {
  const dir = siteWith({ "docs/a.mdx": "# A\n\n{oops\n" });
  expect(() => sourcePages(dir)).toThrow(/a\.mdx:\d+:\d+: /);
});

test("a section has its anchor and what follows its heading", () => {
  const text = "# A\n\nOne.\n\n## B c {/* #own */}\n\n### D e\n\n- Two\n";
  const dir = siteWith({ "docs/a.mdx": text });
  const { sections } = sourcePage("docs/a.mdx", dir);
  expect(
    sections.map(({ depth, title, anchor, nodes }) => [
      depth,
      title,
      anchor,
      nodes.flatMap((node) => ("value" in node ? [node.value] : [])),
    ]),
  ).toEqual([
    [1, "A", "a", ["A", "One."]],
    [2, "B c", "own", ["B c ", "/* #own */"]],
    [3, "D e", "d-e", ["D e", "Two"]],
  ]);
});

test("the table in CONTRIBUTING.md has the words of fences as they are", () => {
  const guide = readFileSync("CONTRIBUTING.md", "utf8");
  const [, written = ""] = /^\| Word .*\n.*\n((?:\|.*\n)*)/m.exec(guide) ?? [];
  const rows = Object.entries(FENCE_WORDS).map(([name, word]) => {
    const { value, languages = ["any"], needs = ["any"], meaning } = word;
    const code = value === undefined ? name : `${name}="${value}"`;
    const cells = [`\`${code}\``, languages.join(", "), needs.join(", ")];
    return `| ${[...cells, meaning].join(" | ")} |\n`;
  });
  expect(written.replaceAll(/ +/g, " ")).toBe(rows.join(""));
});
