import { existsSync } from "node:fs";
import path from "node:path";
import type { ComponentProps } from "react";

import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";

import type { Name, Term } from "../../src/components/InlineFacts.tsx";
import type { View } from "../generated-content/index.ts";
import { attributesOf, isElement } from "../mdx/index.ts";
import { loadComputeEngine, TRAITS } from "../package-facts/index.ts";
import { type SourcePage, sourcePage } from "../source-pages/index.ts";
import { type Sentence, sentenceFrom, sourceOf } from "./sentences.ts";
import { COUNTS, EFFECTS } from "./signature-types.ts";

/** The page that explains what signatures are made of. */
const FILE = "docs/compute-engine/reference/index.mdx";

/** Its address. */
export const TERMS_ROUTE = "/compute-engine/reference/";

/** A type or a word of signatures, explained in a row of a table. */
interface ExplainedTerm {
  /** The type, such as `real`, or the word, such as `optional`. */
  readonly name: string;
  readonly address: string;
  /** The cell beside it. */
  readonly sentence: Sentence;
}

/** The terms of the page, for as long as it is the same. */
const known = new WeakMap<SourcePage, ExplainedTerm[]>();

/**
 * Finds what signatures are made of: the types and the words that the page on
 * entries explains.
 *
 * @param siteDir - Root folder of the project.
 */
export function terms(siteDir: string): ExplainedTerm[] {
  if (!existsSync(path.join(siteDir, FILE))) return [];
  const page = sourcePage(FILE, siteDir);
  const found = known.get(page) ?? termsIn(page);
  known.set(page, found);
  return found;
}

function termsIn({ tree, text }: SourcePage): ExplainedTerm[] {
  const found: ExplainedTerm[] = [];
  visit(tree, "tableRow", (row) => {
    const [, beside] = row.children;
    const sentence = sentenceFrom(beside ? sourceOf(beside, text) : "");
    visit(row as Nodes, (node) => {
      if (!isElement(node)) return;
      if (!["Type", "Term"].includes(node.name ?? "")) return;
      const { of: name = "", id = "" } = attributesOf(node);
      found.push({ name, address: `${TERMS_ROUTE}#${id}`, sentence });
    });
  });
  return found;
}

/** Finds the address that explains a type or a word of signatures, if any. */
export function termAddress(name: string, siteDir: string): string | undefined {
  return terms(siteDir).find((each) => each.name === name)?.address;
}

/** `<Type of="real" id="type-real" />`: a type that the text explains. */
export const type: View<ComponentProps<typeof Name>> = async ({
  of: name = "",
  id = "",
}) => {
  const { ComputeEngine } = loadComputeEngine();
  // Throws where the engine does not know it.
  new ComputeEngine().type(name);
  return { name, id };
};

/**
 * `<Term of="lazy" id="lazy" />`: a word of signatures that the text explains.
 */
export const term: View<ComponentProps<typeof Term>> = async ({
  of: name = "",
  id = "",
}) => {
  const known = [...TRAITS, ...COUNTS, ...EFFECTS];
  if (!known.includes(name))
    throw new Error(
      `signatures do not say "${name}": they say ${known.join(", ")}`,
    );
  return { name, id };
};
