import { dataHtml, groupAnchor } from "../../src/markup/index.ts";

interface Group {
  /** Names its anchor, and is unique in the page. */
  readonly word: string;
  /** Options that hold of all rows. */
  readonly is?: string;
  /** How many rows there are: the browser estimates the height by it. */
  readonly count: number;
  /** The heading and the rows. */
  readonly content: string;
  /** Whether the rows join when the page has been painted. */
  readonly isFolded?: boolean;
}

/** A group of rows of a filtered table, see `src/components/FilterTable`. */
export function groupHtml({
  word,
  is,
  count,
  content,
  isFolded = false,
}: Group): string {
  const data = dataHtml({
    group: true,
    ...(is !== undefined && { is }),
    ...(isFolded && { folded: true }),
  });
  const rows = isFolded ? `<noscript>${content}</noscript>` : content;
  return `<section id="${groupAnchor(word)}"${data} style="--rows:${String(count)}">${rows}</section>`;
}
