import type { Root } from "mdast";
import remarkDirective from "remark-directive";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";

import { mathSyntax } from "./math/index.ts";

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(mathSyntax)
  .freeze();

/**
 * The tree of an MDX source as the build reads it, with math, admonitions and
 * front matter as nodes of their own.
 *
 * @throws VFileMessage when the source does not parse.
 */
export function parseMdx(source: string): Root {
  return parser.parse(source);
}
