import { readdirSync, readFileSync } from "node:fs";

import type { Code } from "mdast";
import { visit } from "unist-util-visit";
import { describe, expect, test } from "vitest";

import { parseMdx } from "../../plugins/mdx/index.ts";
import { parseMeta } from "../../plugins/static-code/index.ts";

/** A fence of a step, and the one that it takes the place of. */
interface Change {
  readonly name: string;
  readonly before: Code;
  readonly after: Code;
}

/** What each step of a tutorial changes, in its order. */
function changesOf(file: string): Change[] {
  const last = new Map<string, Code>();
  const changes: Change[] = [];
  visit(
    parseMdx(readFileSync(file, "utf8")),
    "mdxJsxFlowElement",
    ({ name, children }) => {
      if (name !== "Playground") return;
      for (const after of children) {
        if (after.type !== "code") continue;
        const language = after.lang ?? "";
        const before = last.get(language);
        const line = String(after.position?.start.line ?? 0);
        if (before) changes.push({ name: `line ${line}`, before, after });
        last.set(language, after);
      }
    },
  );
  return changes;
}

const lines = ({ value }: Code) => value.split("\n");
const isWritten = (line: string) => line.trim() !== "";

/** The lines of a fence that are not marked as new. */
function unmarked(fence: Code): string[] {
  const marks = parseMeta(fence.meta).lines;
  return lines(fence).filter((_, index) => !marks.has(index + 1));
}

/** How many lines two texts have in common, in the same order. */
function shared(a: readonly string[], b: readonly string[]): number {
  let row = b.map(() => 0);
  for (const line of a)
    row = b.reduce<number[]>((next, other, index) => {
      const diagonal = index > 0 ? (row[index - 1] ?? 0) : 0;
      const longest = Math.max(row[index] ?? 0, next[index - 1] ?? 0);
      return [...next, line === other ? diagonal + 1 : longest];
    }, []);
  return row.at(-1) ?? 0;
}

const FOLDER = "docs/tutorials";

describe.each(readdirSync(FOLDER))("%s", (name) => {
  const changes = changesOf(`${FOLDER}/${name}`);

  test("has steps", () => {
    expect(changes.length).toBeGreaterThan(5);
  });

  // Who types the marked lines, and nothing else, ends with the same program.
  test.each(changes)("$name marks what is new", ({ before, after }) => {
    const old = lines(before).filter(isWritten);
    const kept = unmarked(after).filter(isWritten);
    expect(shared(old, kept), "unmarked lines that are new").toBe(kept.length);
    const common = shared(old, lines(after).filter(isWritten));
    expect(common, "marked lines that are old").toBe(kept.length);
  });
});
