/** MDX for tools: its tree, and the nodes that plugins put into it. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

import { createSlugger, parseMarkdownHeadingId } from "@docusaurus/utils";
import type { Heading, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import remarkDirective from "remark-directive";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
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
 * The tree of an MDX source as the build reads it, with math, admonitions and
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

/** Folders whose MDX files become pages. */
const FOLDERS = ["docs", "src/pages"];

/**
 * The route of the page that an MDX file becomes, with a slash at both ends.
 *
 * @param file - From the root folder of the project: `docs/sdk.mdx`.
 */
export function routeOf(file: string): string {
  return file
    .replace(/^(docs|src\/pages)/, "")
    .replace(/(\/index)?\.mdx$/, "/");
}

/**
 * The MDX files that the site is made of, as absolute paths, sorted.
 *
 * @param siteDir - Root folder of the project.
 */
export function findPages(siteDir: string): string[] {
  return FOLDERS.map((folder) => path.join(siteDir, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".mdx"))
        .map((name) => path.join(folder, name)),
    )
    .sort();
}

/**
 * The anchors of a document's headings, as Docusaurus gives them.
 *
 * @param tree - The document.
 */
export function anchorsOf(tree: Root): ReadonlyMap<Heading, string> {
  const slugger = createSlugger();
  const anchors = new Map<Heading, string>();
  visit(tree, "heading", (heading) => {
    anchors.set(heading, ownId(heading) ?? slugger.slug(toString(heading)));
  });
  return anchors;
}

/**
 * The words of a heading, without an id that it names itself.
 *
 * @param heading - A heading of a document.
 */
export function wordsOf(heading: Heading): string {
  const { children } = heading;
  const words = ownId(heading) === undefined ? children : children.slice(0, -1);
  return toString(words).trimEnd();
}

/** The id that a heading names itself, in a comment at its end. */
function ownId({ children }: Heading): string | undefined {
  const last = children.at(-1);
  if (last?.type !== "mdxTextExpression") return undefined;
  return parseMarkdownHeadingId(`{${last.value}}`, "mdx-comment").id;
}
