/** Formulas that are rendered by the build. */
import { readFileSync } from "node:fs";
import { relative } from "node:path";

import { createSlugger } from "@docusaurus/utils";
import type { Heading, Node, Root } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import type { Processor, Transformer } from "unified";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";

import {
  expressionAttribute,
  isDisplay,
  linesBefore,
  mathSyntax,
} from "../mdx/index.ts";
import { checkMath, renderMath, reportFaults } from "./render.ts";

export { checkMath, renderMath, reportFaults, TexError } from "./render.ts";

/** A rendered formula. */
interface TypesetMath extends Node {
  type: "typesetMath";
  /** True if it stands in lines of its own. */
  block: boolean;
  /**
   * The HTML. As a node's value it is what Docusaurus copies to the contents
   * list.
   */
  value: string;
}

declare module "mdast" {
  interface RootContentMap {
    typesetMath: TypesetMath;
  }
  interface PhrasingContentMap {
    typesetMath: TypesetMath;
  }
}

/**
 * A remark plugin that parses TeX and renders it. It goes before Docusaurus'
 * own plugins, which make anchors and the contents list from headings; then
 * `emitMath`, after them, turns the result into elements.
 *
 * @throws {Error} From its transform, if a formula is wrong: file, line and
 *   formula of all that are.
 */
export function typesetMath(this: Processor): Transformer<Root> {
  mathSyntax.call(this);
  return (tree, file) => {
    throwFaults(tree, file);
    visit(tree, "heading", anchorHeading);
    visit(tree, (node, index, parent) => {
      if (node.type !== "math" && node.type !== "inlineMath") return;
      if (index === undefined || parent === undefined) return;
      const typeset: TypesetMath = {
        type: "typesetMath",
        block: node.type === "math",
        value: renderMath(node.value, { display: isDisplay(node) }),
        position: node.position,
      };
      (parent.children as Node[])[index] = typeset;
    });
  };
}

function throwFaults(tree: Root, file: VFile): void {
  const source = String(file);
  const faults = checkMath(tree, source);
  if (faults.length === 0) return;
  const above = linesBefore(readFileSync(file.path, "utf8"), source);
  const placed = faults.map((fault) => ({
    ...fault,
    line: fault.line + above,
  }));
  const path = relative(file.cwd, file.path);
  throw new Error(`Wrong math\n${reportFaults(path, placed)}`);
}

/**
 * Gives a heading with math an anchor made of its words, since Docusaurus
 * would make one of HTML. One that names its anchor in a comment keeps it.
 */
function anchorHeading(heading: Heading): void {
  const last = heading.children.at(-1);
  const named =
    last?.type === "mdxTextExpression" && last.value.trim().startsWith("/*");
  const words: string[] = [];
  const formulas: string[] = [];
  visit(heading, (node) => {
    if (node.type === "text" || node.type === "inlineCode") {
      words.push(node.value);
    }
    if (node.type === "inlineMath") {
      formulas.push(node.value);
      words.push(` ${node.value.replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `);
    }
  });
  if (formulas.length === 0 || named) return;
  const text = words.join("").replaceAll(/\s+/g, " ").trim();
  const id = createSlugger().slug(text);
  heading.data = { ...heading.data, hProperties: { id } };
}

declare module "mdast-util-mdx-jsx" {
  interface MdxJsxFlowElementData {
    _mdxExplicitJsx?: true;
  }
  interface MdxJsxTextElementData {
    _mdxExplicitJsx?: true;
  }
}

/**
 * A remark plugin that turns rendered formulas into elements that carry their
 * HTML as one string. As a tree of elements, a formula would weigh many times
 * as much in the page's script, and React would hydrate each of its spans.
 */
export function emitMath(): Transformer<Root> {
  return (tree) => {
    visit(tree, "typesetMath", (node, index, parent) => {
      if (index === undefined || parent === undefined) return;
      parent.children[index] = element(node);
    });
  };
}

function element(node: TypesetMath): MdxJsxFlowElement | MdxJsxTextElement {
  // KaTeX's outermost element becomes the one that holds the string.
  const parts = /^<span class="([^"]+)">(.*)<\/span>$/s.exec(node.value);
  const [, className, html] = parts ?? [];
  if (className === undefined || html === undefined) {
    throw new Error(`KaTeX's output has another form: ${node.value}`);
  }
  const attributes: MdxJsxTextElement["attributes"] = [
    { type: "mdxJsxAttribute", name: "className", value: className },
    expressionAttribute(
      "dangerouslySetInnerHTML",
      `{ __html: ${JSON.stringify(html)} }`,
    ),
  ];
  // As if written in the page: no look-up of a component for the tag.
  const data = { _mdxExplicitJsx: true } as MdxJsxFlowElement["data"];
  const rest = { attributes, children: [], data, position: node.position };
  return node.block
    ? { type: "mdxJsxFlowElement", name: "div", ...rest }
    : { type: "mdxJsxTextElement", name: "span", ...rest };
}
