import { readFileSync } from "node:fs";

import type { Root } from "mdast";

import { parseMdx } from "../../../plugins/mdx/index.ts";

const trees = new Map<string, Root>();

/**
 * The syntax tree of a file of MDX, with every position that of the file. A
 * file is parsed once for all tests of a worker: none may change its tree.
 *
 * @throws VFileMessage when the file is not valid MDX.
 */
export function readTree(file: string): Root {
  const known = trees.get(file);
  if (known) return known;
  const tree = parseMdx(readFileSync(file, "utf8"), file);
  trees.set(file, tree);
  return tree;
}
