import type { Code, Parent, Root } from "mdast";
import { visit } from "unist-util-visit";

import type { Language } from "../../src/playground/runner/index.ts";
import { languageOf, type Meta, parseMeta } from "../static-code/index.ts";

/** A live fence of a document. */
export interface Example {
  readonly source: string;
  readonly language: Language;
  readonly meta: Meta;
  /** Line of the opening fence in its file, from 1. */
  readonly line: number;
  /** All that it prints, when an `output` fence behind it says so. */
  readonly output: string | undefined;
  readonly node: Code;
  readonly outputNode: Code | undefined;
  readonly parent: Parent;
}

/**
 * The live fences of a document, in order. What is marked live but cannot run
 * is a problem of fences, see `fences.ts`.
 */
export function collectExamples(tree: Root): Example[] {
  const examples: Example[] = [];
  visit(tree, "code", (node, index, parent) => {
    const meta = parseMeta(node.meta);
    if (!meta.flags.has("live") || parent === undefined) return;
    const line = node.position?.start.line ?? 0;
    const language = languageOf(node.lang ?? "");
    if (language !== "js" && language !== "ts") return;
    const next = index === undefined ? undefined : parent.children[index + 1];
    const outputNode =
      next?.type === "code" && next.lang === "output" ? next : undefined;
    examples.push({
      source: node.value,
      language,
      meta,
      line,
      output: outputNode?.value,
      node,
      outputNode,
      parent,
    });
  });
  return examples;
}
