import { diffArrays } from "diff";

import type { ClassName } from "../../src/markup.ts";
import { h, type Html, htmlOf } from "../html.ts";
import { lineHtml } from "./block.ts";
import { highlightLines } from "./highlight.ts";

/**
 * Renders what differs between two texts, as one HTML string, the content of a
 * `<code>`: each hunk says where it is in the new text, and has its lines in
 * `<del>` and `<ins>` where they were removed and added.
 *
 * @param before - The old text, without a trailing line break.
 * @param after - The new text, without a trailing line break.
 * @param language - What both are highlighted as.
 */
export function renderDiff(
  before: string,
  after: string,
  language: string,
): string {
  const count = after.split("\n").length;
  return htmlOf(
    hunksOf(blocksOf(before, after, language)).map((hunk) =>
      h(null, placeOf(hunk, count), ...hunk.map(blockHtml)),
    ),
  );
}

/** Neighboring lines with the same change. */
interface Block {
  /** The element of their change; undefined for lines of both texts. */
  readonly change: "del" | "ins" | undefined;
  /** The number of the first line, from 1: in the old text if removed. */
  readonly number: number;
  /** Highlighted. */
  readonly lines: readonly Html[];
}

/** Returns all lines of both texts; of a replacement, the old ones first. */
function blocksOf(before: string, after: string, language: string): Block[] {
  const old = highlightLines(before, language);
  const now = highlightLines(after, language);
  let [row, column] = [0, 0];
  return diffArrays(before.split("\n"), after.split("\n")).map(
    ({ added, removed, count }) => {
      const [all, from] = removed ? [old, row] : [now, column];
      if (!added) row += count;
      if (!removed) column += count;
      return {
        change: removed ? "del" : added ? "ins" : undefined,
        number: from + 1,
        lines: all.slice(from, from + count),
      };
    },
  );
}

/** Lines of two texts that are the same on each side of a change. */
const CONTEXT = 2;

/** So many lines between two changes are all shown. */
const MOST_BETWEEN = 6;

/** Leaves out what is far from a change, as `diff -u` does. */
function hunksOf(blocks: readonly Block[]): Block[][] {
  const hunks: Block[][] = [[]];
  blocks.forEach((block, index) => {
    const { change, number, lines } = block;
    const isBetween = index > 0 && index < blocks.length - 1;
    const most = isBetween ? MOST_BETWEEN : CONTEXT;
    if (change !== undefined || lines.length <= most) {
      hunks.at(-1)?.push(block);
      return;
    }
    hunks.at(-1)?.push({ ...block, lines: lines.slice(0, CONTEXT) });
    const from = lines.length - CONTEXT;
    hunks.push([{ change, number: number + from, lines: lines.slice(from) }]);
  });
  return hunks.filter((hunk) =>
    hunk.some(({ change }) => change !== undefined),
  );
}

/** Says where a hunk is in the new text. */
function placeOf(hunk: readonly Block[], count: number): Html {
  const shown = hunk.filter(({ change }) => change !== "del");
  const first = shown[0]?.number ?? 0;
  const last = first + shown.flatMap(({ lines }) => lines).length - 1;
  const place = `Lines ${first}–${last} of ${count}\n`;
  return h("span", { class: "diff-place" satisfies ClassName }, place);
}

/** Returns lines in the element of their change. */
function blockHtml({ change, lines }: Block): Html {
  const html = lines.map((line) => lineHtml(line));
  return change === undefined ? h(null, ...html) : h(change, html);
}
