import { readFileSync } from "node:fs";

import type { Nodes, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import ts from "typescript";
import { SKIP, visit } from "unist-util-visit";

/** A passage of a source, with its line from 1. */
export interface Passage {
  readonly text: string;
  readonly line: number;
}

/**
 * Finds the headings, paragraphs and cells of a document.
 *
 * @param hasCode - Whether code in a line is kept.
 */
export function passagesOf(tree: Root, hasCode = true): Passage[] {
  const passages: Passage[] = [];
  visit(tree, ["heading", "paragraph", "tableCell"], (node) => {
    const line = node.position?.start.line ?? 0;
    const text = hasCode ? toString(node) : proseIn(node);
    passages.push({ text, line });
  });
  return passages;
}

/** The text of a node without its code. */
function proseIn(node: Nodes): string {
  let prose = "";
  visit(node as Root, (child) => {
    if (child.type === "inlineCode") {
      prose += "`…`";
      return SKIP;
    }
    if (child.type === "text") prose += child.value;
    return undefined;
  });
  return prose;
}

/** The strings of a module that have a space in them: what readers may see. */
export function stringsOf(source: string, file: string): Passage[] {
  const passages: Passage[] = [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const look = (node: ts.Node): void => {
    if (
      (ts.isStringLiteralLike(node) || ts.isJsxText(node)) &&
      node.text.trim().includes(" ")
    ) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      passages.push({ text: node.text, line: line + 1 });
    }
    ts.forEachChild(node, look);
  };
  look(tree);
  return passages;
}

/** Comments as they begin on a line: of scripts, and of style sheets. */
const COMMENT = /^[ \t]*(?:\/\*[^]*?\*\/|(?:\/\/[^\n]*\n?[ \t]*)+)/gm;

/**
 * The comments of a script or a style sheet, without their marks, code and
 * names.
 */
export function commentsOf(file: string): Passage[] {
  const source = readFileSync(file, "utf8");
  return [...source.matchAll(COMMENT)].map(({ 0: comment, index }) => ({
    text: comment
      .replaceAll(/^[ \t]*(?:\/\/|\/?\*+\/?)/gm, "")
      .replaceAll(/`[^`]*`|(?<=@param )\S+/g, "`…`"),
    line: source.slice(0, index).split("\n").length,
  }));
}
