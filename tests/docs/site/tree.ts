import { readFileSync } from "node:fs";

import type { Root } from "mdast";

import { parseMdx } from "../../../plugins/mdx/index.ts";

/**
 * The syntax tree of a file of MDX, with every position that of the file.
 *
 * @throws VFileMessage when the file is not valid MDX.
 */
export function readTree(file: string): Root {
  return parseMdx(readFileSync(file, "utf8"));
}
