/** MDX for tools: its tree, and the nodes that plugins put into it. */
import path from "node:path";

import type { Root } from "mdast";
import remarkDirective from "remark-directive";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { VFile } from "vfile";

import { DocumentError } from "./location.ts";
import { mathSyntax } from "./math.ts";

export {
  element,
  expressionAttribute,
  importDefault,
  attributesOf,
  isElement,
  type JsxElement,
} from "./element.ts";
export {
  DocumentError,
  failAt,
  linesBefore,
  type Point,
  pointAt,
  pointIn,
} from "./location.ts";
export { type InlineMath, isDisplay, type Math, mathSyntax } from "./math.ts";

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(mathSyntax)
  .freeze();

/**
 * Parses MDX as the build reads it: the tree has math, admonitions and
 * front matter as separate nodes.
 *
 * @param source - The text.
 * @param file - Where it is from, for the message: a path.
 * @throws Error `path:line:column: reason` when the source does not parse.
 */
export function parseMdx(source: string, file = "MDX"): Root {
  try {
    return parser.parse(source);
  } catch (error) {
    const { line, column, reason } = error as VFile["messages"][number];
    const place = `${path.relative("", file)}:${String(line)}:${String(column)}`;
    throw new DocumentError(`${place}: ${reason}`);
  }
}
