import { classHtml } from "../../src/markup/index.ts";
import { type DiffLine, hunksOf } from "./diff.ts";
import { highlightLines } from "./highlight.ts";

/**
 * What differs between two texts, as one HTML string, the content of a
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

/** Where a hunk is in the new text. */
function placeOf(hunk: readonly DiffLine[], count: number): string {
  const numbers = hunk.flatMap(({ change, number }) =>
    change === "removed" ? [] : [number],
  );
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  return `<span${classHtml("diff-place")}>Lines ${first}–${last} of ${count}\n</span>`;
}
