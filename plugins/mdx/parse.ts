import type { Root } from "mdast";
import remarkFrontmatter from "remark-frontmatter";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";

import { mathSyntax } from "../static-math/syntax/index.ts";

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter);

/**
 * The tree of an MDX source, with math and front matter as nodes of their own.
 *
 * @throws VFileMessage when the source does not parse.
 */
export function parseMdx(source: string): Root {
  return parser.parse(source);
}
