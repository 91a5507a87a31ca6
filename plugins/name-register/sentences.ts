import type { Nodes, PhrasingContent } from "mdast";
import { toString } from "mdast-util-to-string";

import { firstSentence, sentencesOf } from "../generated-content/index.ts";
import { type Child, h, type Html, written } from "../html.ts";
import { attributesOf, isElement, parseMdx } from "../mdx/index.ts";
import { renderMath } from "../static-math/index.ts";

/** A sentence of a reference page, for the other places that show it. */
export interface Sentence {
  readonly html: Html;
  /** The same without marks. */
  readonly text: string;
  /** True if it says no more than whose alias the name is. */
  readonly isOfAlias: boolean;
}

/**
 * Finds the sentence on a name in a section of a reference page: one of its
 * first paragraph that begins with the name, in code; or one, wherever it is,
 * that begins with the `<Name>`; or else its first sentence. Of a name in its
 * line of aliases it is said whose alias it is.
 *
 * @param paragraphs - Of the section, in order, each as Markdown in one line.
 * @param whose - The name that aliases of the section are for.
 * @returns Nothing where the section has no text.
 */
export function sentenceOn(
  name: string,
  paragraphs: readonly string[],
  whose: string,
): Sentence | undefined {
  const [first] = paragraphs;
  if (first === undefined) return undefined;
  const element = `<Name of="${name}" `;
  const own =
    sentencesOf(first).find((each) => each.startsWith(`\`${name}\``)) ??
    paragraphs.flatMap(sentencesOf).find((each) => each.startsWith(element));
  const isAlias = paragraphs.some(
    (each) => each.startsWith("**Alias") && each.includes(element),
  );
  if (own === undefined && isAlias)
    return { ...sentenceFrom(`An alias of \`${whose}\`.`), isOfAlias: true };
  return sentenceFrom(own ?? firstSentence(first));
}

/** A sentence from its Markdown. */
export function sentenceFrom(markdown: string): Sentence {
  const inline = parseMdx(markdown).children.flatMap((node) =>
    node.type === "paragraph" ? node.children : [],
  );
  const html = h(null, ...inline.map(inlineHtml));
  return { html, text: inline.map(textOf).join(""), isOfAlias: false };
}

/** The source of what a paragraph or a cell holds, in one line. */
export function sourceOf(node: Nodes, source: string): string {
  const inside = "children" in node ? node.children : [];
  return source
    .slice(
      inside.at(0)?.position?.start.offset,
      inside.at(-1)?.position?.end.offset,
    )
    .replaceAll(/\s+/g, " ");
}

/** Renders inline content; of a link only what it says. */
function inlineHtml(node: PhrasingContent): Child {
  if (isElement(node)) return h("code", textOf(node));
  switch (node.type) {
    case "inlineCode":
      return h("code", node.value);
    case "emphasis":
      return h("em", ...node.children.map(inlineHtml));
    case "link":
    case "strong":
      return h(null, ...node.children.map(inlineHtml));
    case "inlineMath":
      return written(renderMath(node.value, { display: false }));
    default:
      return toString(node);
  }
}

function textOf(node: PhrasingContent): string {
  if (isElement(node)) return attributesOf(node)["of"] ?? "";
  return "children" in node
    ? node.children.map(textOf).join("")
    : toString(node);
}
