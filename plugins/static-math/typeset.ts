import { readFileSync } from "node:fs";
import { relative } from "node:path";

import { createSlugger } from "@docusaurus/utils";
import type { Heading, Node, Root } from "mdast";
import type { Processor, Transformer } from "unified";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";

import { isDisplay, linesBefore, mathSyntax } from "../mdx/index.ts";
import { checkTree, reportFaults } from "./check.ts";
import { renderMath } from "./render.ts";

/** A typeset formula. */
export interface TypesetMath extends Node {
  type: "typesetMath";
  /** Whether it stands in lines of its own. */
  block: boolean;
  /** The HTML. As a node's value it is what Docusaurus copies to the contents list. */
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
 * A remark plugin that parses TeX and typesets it. It goes before Docusaurus'
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
  const faults = checkTree(tree, source);
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
