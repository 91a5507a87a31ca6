import { readFileSync } from "node:fs";

import type { Root } from "mdast";
import remarkFrontmatter from "remark-frontmatter";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

/**
 * The syntax tree of a file of MDX, with every position that of the file.
 *
 * @throws VFileMessage when the file is not valid MDX.
 */
export function readTree(file: string): Root {
  return parser.parse(withoutMath(readFileSync(file, "utf8")));
}

/** Code, which stays, and TeX, whose braces MDX would take for its own. */
const CODE_OR_MATH =
  /(?<code>^(?<fence>`{3,}|~{3,})[^]*?^\k<fence>|(?<ticks>`+)[^`]+\k<ticks>)|\\\([^]*?\\\)|\\\[[^]*?\\\]|\$\$[^]*?\$\$|(?<![\\$])\$(?=\S)[^$\n]*?(?<=[^\s\\])\$(?!\d)/gm;

function withoutMath(source: string): string {
  return source.replace(CODE_OR_MATH, (match, ...rest) => {
    const groups = rest.at(-1) as { code?: string };
    return groups.code ?? match.replace(/[^\n]/g, " ");
  });
}
