import type { Element, Root } from "hast";

import { type ClassName, codeClass, type CodeKind } from "../../src/markup.ts";
import { type Child, h, htmlOf } from "../html.ts";
import { type CodeToken, tokenHtml, tokenLines } from "./highlight.ts";

/** The content of a code block. */
interface CodeBlock {
  readonly code: string;
  readonly language: string;
  /** Numbers of the lines that are marked, from 1. */
  readonly marked?: ReadonlySet<number>;
  /** Elements to set below a line, by its index from 0. */
  readonly below?: ReadonlyMap<number, readonly Element[]>;
  /** Names that lead somewhere, in order. */
  readonly links?: readonly CodeLink[];
}

/**
 * The lines of a code block as one HTML string, the content of its `<code>`.
 */
export function renderBlock({
  code,
  language,
  marked,
  below,
  links = [],
}: CodeBlock): string {
  const [stop] = links;
  const html = tokenLines(code, language).flatMap((tokens, index) => {
    const own = links.filter(({ line }) => line === index + 1);
    const isMarked = marked?.has(index + 1) ?? false;
    return [
      lineHtml(linkTokens(tokens, own, own[0] === stop), isMarked),
      ...(below?.get(index) ?? []),
    ];
  });
  return htmlOf(html);
}

/** Returns a line of code. */
export function lineHtml(content: Child, isMarked = false): Element {
  const classes: ClassName[] = isMarked ? ["line", "marked"] : ["line"];
  return h("span", { class: classes }, content, "\n");
}

/** A name in code that leads to where it is described. */
export interface CodeLink {
  /** Its line in the code, from 1. */
  readonly line: number;
  /** Its start in the line, and the first place after it, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** An address with the base path. */
  readonly address: string;
}

/** A program whose names are looked for. */
interface Source {
  readonly language: string;
  readonly source: string;
  /** Lines that the source leaves out. */
  readonly prelude: string;
  /** Path of the document that shows it. */
  readonly page?: string;
}

/** Finds the names in a program that lead somewhere. */
export type FindLinks = (program: Source) => Promise<readonly CodeLink[]>;

/** Finds nothing. */
export const findNoLinks: FindLinks = () => Promise.resolve([]);

/**
 * Makes links of names in a line of code. A name is a token or a part of one,
 * so that a link never crosses an element. Links are no tab stops: only the
 * first one of a block is, from which the arrow keys lead to the others.
 *
 * @param tokens - The tokens of the line.
 * @param links - Its links, in order.
 * @param hasStop - Whether the first of them is a tab stop.
 */
export function linkTokens(
  tokens: readonly CodeToken[],
  links: readonly CodeLink[],
  hasStop: boolean,
): Root {
  let end = 0;
  const anchor = (link: CodeLink, text: string, kind?: CodeKind) => {
    const tabindex = hasStop && link === links[0] ? undefined : -1;
    const name = kind && codeClass(kind);
    return h("a", { class: name, tabindex, href: link.address }, text);
  };
  const html = tokens.map(({ text, kind }) => {
    const start = end;
    end += text.length;
    const own = links.filter((each) => each.start >= start && each.end <= end);
    const [link] = own;
    // A token that is a link as a whole can be the link.
    if (link && kind && link.end - link.start === text.length)
      return anchor(link, text, kind);
    let done = start;
    const parts = own.flatMap((each) => {
      const before = text.slice(done - start, each.start - start);
      done = each.end;
      const name = text.slice(each.start - start, each.end - start);
      return [before, anchor(each, name)];
    });
    return tokenHtml(kind, ...parts, text.slice(done - start));
  });
  return h(null, ...html);
}
