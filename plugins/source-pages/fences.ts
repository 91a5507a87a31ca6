import type { Code, Nodes, Parent, Root } from "mdast";
import { visit } from "unist-util-visit";

import { isElement } from "../mdx/index.ts";
import { languageOf } from "./languages.ts";
import { type Meta, parseMeta } from "./meta.ts";

/** The build, the browser tests or the reader's browser. */
export type Run = "live" | "checked" | "playground";

/** A fence of a document. */
export interface Fence {
  readonly node: Code;
  readonly parent: Parent;
  /** By the one name that we have for it; `text` where the fence names none. */
  readonly language: string;
  readonly meta: Meta;
  /** Line of the opening fence, from 1. */
  readonly line: number;
  /** The places where its code runs. */
  readonly runs: readonly Run[];
  /** The fence after it that states all that it prints. */
  readonly output: Code | undefined;
}

/** Languages whose fences in a `<Playground>` run as a module. */
const MODULES = ["js", "ts", "jsx"];

/**
 * Finds the fences of a document, in its order.
 *
 * @param tree - The document.
 */
export function fencesOf(tree: Root): Fence[] {
  const fences: Fence[] = [];
  visit(tree, "code", (node, index, parent) => {
    if (index === undefined || parent === undefined) return;
    const language = languageOf(node.lang ?? "text");
    const meta = parseMeta(node.meta);
    const runs = (["live", "checked"] as Run[]).filter((word) =>
      meta.flags.has(word),
    );
    if (isInPlayground(parent) && MODULES.includes(language))
      runs.push("playground");
    const line = node.position?.start.line ?? 0;
    const next = parent.children[index + 1];
    const output =
      runs.includes("live") && next?.type === "code" && next.lang === "output"
        ? next
        : undefined;
    fences.push({ node, parent, language, meta, line, runs, output });
  });
  return fences;
}

function isInPlayground(parent: Nodes): boolean {
  return isElement(parent) && parent.name === "Playground";
}
