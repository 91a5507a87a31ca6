import type { Compiled } from "./compile";

/** An arrow at the start of a comment, or of a comment within it. */
const MARK = /^(?:.*\/\/)?\s*→ ?/;

/** The output that an author states for a line: the text behind `// →`. */
export interface Expectation {
  /** Line whose print it speaks of. */
  readonly line: number;
  readonly text: string;
  /** Line that the comment stands on. */
  readonly commentLine: number;
}

/**
 * The `// → value` comments of a source. A comment at the end of a line speaks
 * of what that line prints; one that stands alone speaks of the last print
 * above it, so that a loop can be followed by all its values.
 */
export function findExpectations(
  source: string,
  { comments, printLines }: Compiled,
): Expectation[] {
  const lines = source.split("\n");
  return comments.flatMap((comment) => {
    if (comment.type !== "Line" || !MARK.test(comment.value)) return [];
    const commentLine = comment.loc?.start.line ?? 0;
    const alone = lines[commentLine - 1]?.trimStart().startsWith("//") ?? false;
    const above = printLines.findLast((line) => line < commentLine);
    return {
      line: alone ? (above ?? commentLine) : commentLine,
      text: comment.value.replace(MARK, "").trim(),
      commentLine,
    };
  });
}

/**
 * A source without its expectations, as readers see it, and where its lines
 * went.
 */
export interface Stripped {
  readonly text: string;
  /** For each line of `text`, from 0, its number in the source, from 1. */
  readonly sourceLines: readonly number[];
}

/** Removes the expectations from a source. */
export function stripExpectations(
  source: string,
  expectations: readonly Expectation[],
): Stripped {
  const marked = new Set(expectations.map(({ commentLine }) => commentLine));
  const kept: string[] = [];
  const sourceLines: number[] = [];
  source.split("\n").forEach((line, index) => {
    const number = index + 1;
    const text = marked.has(number) ? line.replace(/\s*\/\/\s*→.*$/, "") : line;
    if (marked.has(number) && text.trim() === "") return;
    kept.push(text);
    sourceLines.push(number);
  });
  return { text: kept.join("\n"), sourceLines };
}
