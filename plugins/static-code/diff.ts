import { classHtml } from "../../src/markup.ts";
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
  const old = highlightLines(before, language);
  const now = highlightLines(after, language);
  const write = ({ change, number }: DiffLine) => {
    const html = (change === "removed" ? old : now)[number - 1] ?? "";
    return `<span${classHtml("line")}>${html}\n</span>`;
  };
  return hunksOf(before.split("\n"), after.split("\n"))
    .map((hunk) => {
      const blocks = blocksOf(hunk).map((lines) => {
        const html = lines.map(write).join("");
        const tag = TAGS[lines[0]?.change ?? "same"];
        return tag === undefined ? html : `<${tag}>${html}</${tag}>`;
      });
      return `${placeOf(hunk, now.length)}${blocks.join("")}`;
    })
    .join("");
}

const TAGS = { same: undefined, removed: "del", added: "ins" } as const;

/** Lines of a hunk, those together that share their fate. */
function blocksOf(hunk: readonly DiffLine[]): DiffLine[][] {
  const blocks: DiffLine[][] = [];
  for (const line of hunk) {
    const last = blocks.at(-1);
    if (last?.[0]?.change === line.change) last.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

/** Writes where a hunk is in the new text, as HTML. */
function placeOf(hunk: readonly DiffLine[], count: number): string {
  const numbers = hunk.flatMap(({ change, number }) =>
    change === "removed" ? [] : [number],
  );
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  return `<span${classHtml("diff-place")}>Lines ${first}–${last} of ${count}\n</span>`;
}

/** Change of a line from one of two texts to the other. */
type Change = "same" | "removed" | "added";

/** A line of one of two texts, or of both. */
interface DiffLine {
  readonly change: Change;
  /** Its number, from 1: in the old text if it was removed, else in the new. */
  readonly number: number;
}

/** Lines of two texts that are the same on each side of a change. */
const CONTEXT = 2;

/** Fewer lines than these between two hunks are not left out. */
const LEAST_GAP = 3;

/**
 * The lines that differ between two texts, with a few lines around them, in
 * hunks as `diff -u` prints them. The lines that are the same are a longest
 * common subsequence of both texts.
 *
 * @param before - The lines of the old text.
 * @param after - The lines of the new text.
 */
function hunksOf(
  before: readonly string[],
  after: readonly string[],
): DiffLine[][] {
  const lines = diff(before, after);
  const changed = lines.flatMap(({ change }, index) =>
    change === "same" ? [] : [index],
  );
  const ranges: { from: number; to: number }[] = [];
  for (const index of changed) {
    const from = Math.max(0, index - CONTEXT);
    const to = index + CONTEXT + 1;
    const last = ranges.at(-1);
    if (last && from - last.to < LEAST_GAP) last.to = to;
    else ranges.push({ from, to });
  }
  return ranges.map(({ from, to }) => lines.slice(from, to));
}

/**
 * All lines of both texts; of lines that replace others, the old ones first.
 */
function diff(before: readonly string[], after: readonly string[]): DiffLine[] {
  const lines: DiffLine[] = [];
  let [old, now] = [0, 0];
  const write = (change: Change, from: number, to: number) => {
    for (let index = from; index < to; index += 1)
      lines.push({ change, number: index + 1 });
  };
  for (const [row, column] of matches(before, after)) {
    write("removed", old, row);
    write("added", now, column);
    write("same", column, column + 1);
    [old, now] = [row + 1, column + 1];
  }
  write("removed", old, before.length);
  write("added", now, after.length);
  return lines;
}

/**
 * The lines of a longest common subsequence, by their indexes in both texts.
 */
function* matches(
  before: readonly string[],
  after: readonly string[],
): Generator<readonly [row: number, column: number]> {
  const common = commonLengths(before, after);
  let [row, column] = [0, 0];
  while (row < before.length && column < after.length) {
    const below = common[row + 1]?.[column] ?? 0;
    const beside = common[row]?.[column + 1] ?? 0;
    if (before[row] === after[column]) yield [row++, column++];
    else if (below >= beside) row += 1;
    else column += 1;
  }
}

/**
 * Counts the lines that the rests of two texts have in common, in the same
 * order, by the indexes where the rests begin.
 *
 * @see https://en.wikipedia.org/wiki/Longest_common_subsequence
 */
function commonLengths(
  before: readonly string[],
  after: readonly string[],
): number[][] {
  const rows = [after.map(() => 0).concat(0)];
  for (const line of before.toReversed()) {
    const below = rows[0] ?? [];
    const row = [0];
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const skipped = Math.max(below[column] ?? 0, row[0] ?? 0);
      const matched = (below[column + 1] ?? 0) + 1;
      row.unshift(line === after[column] ? matched : skipped);
    }
    rows.unshift(row);
  }
  return rows;
}
