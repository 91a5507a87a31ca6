import type { Root } from "mdast";
import { visit } from "unist-util-visit";

import { isElement } from "../mdx/index.ts";
import { fenceFaults, parseMeta } from "../static-code/index.ts";
import type { Problem } from "./check.ts";

/**
 * What is wrong with the fences of a document before any of them runs: a word
 * that is misspelt would take its example out of what is checked.
 */
export function findFenceProblems(tree: Root): Problem[] {
  const problems: Problem[] = [];
  visit(tree, "code", (node, index, parent) => {
    const line = node.position?.start.line ?? 0;
    const isPlayground =
      parent !== undefined && isElement(parent) && parent.name === "Playground";
    for (const message of fenceFaults({ node, isPlayground }))
      problems.push({ line, message });
    if (node.lang !== "output") return;
    const before = index ? parent?.children[index - 1] : undefined;
    if (before?.type !== "code" || !parseMeta(before.meta).flags.has("live"))
      problems.push({
        line,
        message: "an output fence that does not follow a live example",
      });
  });
  return problems;
}
