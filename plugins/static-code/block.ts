import { classHtml } from "../../src/markup/index.ts";
import { escapeHtml, highlightLines } from "./highlight.ts";
import { type CodeLink, linkLine } from "./link.ts";
import type { Meta } from "./meta.ts";

/** What a code block shows. */
export interface CodeBlock {
  readonly code: string;
  readonly language: string;
  readonly meta: Meta;
  /** HTML to set below a line, by its index from 0. */
  readonly below?: ReadonlyMap<number, string>;
  /** Names that lead somewhere, in order. */
  readonly links?: readonly CodeLink[];
}

/**
 * The lines of a code block as one HTML string, the content of its `<code>`.
 */
export function renderBlock({
  code,
  language,
  meta,
  below,
  links = [],
}: CodeBlock): string {
  const [stop] = links;
  return highlightLines(code, language)
    .map((html, index) => {
      const classes = meta.lines.has(index + 1)
        ? classHtml("line", "marked")
        : classHtml("line");
      const own = links.filter(({ line }) => line === index + 1);
      const linked = linkLine(html, own, own[0] === stop);
      return `<span${classes}>${linked}\n</span>${below?.get(index) ?? ""}`;
    })
    .join("");
}

/**
 * How many rows a block is high, about: what a browser reserves for it until
 * it comes into view.
 */
export function countRows(html: string): number {
  return html.split(ROW).length - 1;
}

const ROW = /<span class="(?:line|diff-place)|<samp |<tr>/;

/** Name of a language as a label shows it. */
export function languageLabel(language: string): string {
  return escapeHtml(LABELS[language] ?? language);
}

const LABELS: Readonly<Record<string, string>> = {
  bash: "Shell",
  css: "CSS",
  diff: "Diff",
  html: "HTML",
  js: "JavaScript",
  json: "JSON",
  jsx: "JSX",
  latex: "LaTeX",
  text: "Text",
  ts: "TypeScript",
  tsx: "TSX",
};
