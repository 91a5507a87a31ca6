import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { visit } from "unist-util-visit";

import {
  factsOf,
  isSignature,
  operators,
  signatureName,
} from "../../plugins/library-data/index.ts";
import { parseMdx } from "../../plugins/mdx/index.ts";

const PAGE = "docs/compute-engine/reference/arithmetic.mdx";

test("every name of the library has one entry on its page, with an example", async () => {
  const entries = new Map<string, number>();
  let current = "";
  visit(parseMdx(readFileSync(PAGE, "utf8")), (node) => {
    if (isSignature(node)) {
      current = signatureName(node);
      expect(entries, `${current} has two entries`).not.toContain(current);
      entries.set(current, 0);
    } else if (node.type === "code" && node.meta?.includes("live")) {
      const examples = entries.get(current);
      if (examples !== undefined) entries.set(current, examples + 1);
    }
  });
  const names = (await factsOf(operators))
    .filter(({ library }) => library === "arithmetic")
    .map(({ name }) => name);
  expect([...entries.keys()].sort()).toEqual(names.sort());
  const bare = [...entries].filter(([, examples]) => examples === 0);
  expect(bare.map(([name]) => name)).toEqual([]);
});
