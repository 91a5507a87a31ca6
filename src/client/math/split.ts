/** A piece of text: prose, or the TeX between two delimiters. */
export interface Piece {
  kind: "prose" | "inline" | "display";
  text: string;
}

const delimiters = [
  { open: "\\(", close: "\\)", kind: "inline" },
  { open: "$$", close: "$$", kind: "display" },
  { open: "\\[", close: "\\]", kind: "display" },
] as const;

const openers = /\\\(|\\\[|\$\$/g;

/**
 * Splits a text at its formulas: `\( \)`, `$$ $$` and `\[ \]`. A delimiter
 * within braces does not close, and one without an end is prose.
 *
 * @param text - The text.
 * @returns Its pieces in order; none is empty.
 */
export function splitMath(text: string): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  openers.lastIndex = 0;
  for (let match = openers.exec(text); match; match = openers.exec(text)) {
    const [mark] = match;
    const delimiter = delimiters.find(({ open }) => open === mark);
    if (delimiter === undefined) continue;
    const start = match.index + delimiter.open.length;
    const end = closeOf(text, start, delimiter.close);
    const tex = text.slice(start, end);
    if (end === undefined || tex.trim() === "") continue;
    if (match.index > done) {
      pieces.push({ kind: "prose", text: text.slice(done, match.index) });
    }
    pieces.push({ kind: delimiter.kind, text: tex });
    done = end + delimiter.close.length;
    openers.lastIndex = done;
  }
  if (done < text.length)
    pieces.push({ kind: "prose", text: text.slice(done) });
  return pieces;
}

/**
 * Whether a text holds a formula.
 *
 * @param text - The text.
 */
export function holdsMath(text: string): boolean {
  return splitMath(text).some(({ kind }) => kind !== "prose");
}

/** Where the closing delimiter stands, if it does. */
function closeOf(
  text: string,
  start: number,
  close: string,
): number | undefined {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    if (depth === 0 && text.startsWith(close, index)) return index;
    if (text[index] === "\\") index += 1;
    else if (text[index] === "{") depth += 1;
    else if (text[index] === "}") depth = Math.max(0, depth - 1);
  }
  return undefined;
}
