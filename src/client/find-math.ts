import { playgroundSelector } from "../playground/boot";

/** Elements whose text is not prose, or is rendered by something else. */
const excluded = [
  playgroundSelector,
  "math-field",
  "math-span",
  "math-div",
  "code",
  "pre",
  "kbd",
  "samp",
  "textarea",
  "style",
  "script",
  "noscript",
  "option",
  "annotation",
  "svg",
  ".katex",
  "[contenteditable]:not([contenteditable=false])",
].join();

/** A run of text: the text nodes of which it is made, one after the other. */
export type Run = readonly Text[];

/**
 * Finds the texts that hold formulas in TeX. React makes a text node of each
 * piece, so that `\({x}\)` has three.
 *
 * @param root - Where to look.
 * @returns The texts in the order of the page.
 */
export function findMath(root: Node): Run[] {
  const parent = root instanceof Element ? root : root.parentElement;
  if (parent === null || parent.closest(excluded)) return [];
  if (root instanceof Text) {
    const run = runOf(root);
    return holdsMath(textOf(run)) ? [run] : [];
  }
  // One search in the whole text spares most calls a walk through the tree.
  if (!/\\\(|\\\[|\$\$/.test(root.textContent ?? "")) return [];

  const walker = document.createTreeWalker(
    root,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) =>
      node instanceof Element && node.matches(excluded)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  const found: Run[] = [];
  for (
    let node: Node | null = walker.currentNode;
    node !== null;
    node = walker.nextNode()
  ) {
    if (!(node instanceof Text) || neighbor(node, "previousSibling")) continue;
    const run = runOf(node);
    if (holdsMath(textOf(run))) found.push(run);
  }
  return found;
}

/** Joins the text of the nodes of a run. */
export function textOf(run: Run): string {
  return run.map(({ data }) => data).join("");
}

/** The text that a node is part of. */
export function runOf(node: Text): Run {
  const run = [node];
  const reach = (side: Side, add: (beside: Text) => void) => {
    let beside = neighbor(node, side);
    for (; beside; beside = neighbor(beside, side)) add(beside);
  };
  reach("previousSibling", (before) => run.unshift(before));
  reach("nextSibling", (after) => run.push(after));
  return run;
}

type Side = "previousSibling" | "nextSibling";

/** The text node beside another. React keeps them apart with comments. */
function neighbor(node: Text, side: Side): Text | null {
  let beside = node[side];
  while (beside instanceof Comment) beside = beside[side];
  return beside instanceof Text ? beside : null;
}

/** A piece of text: prose, or the TeX between two delimiters. */
interface Piece {
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
 * Splits a string at its formulas: `\( \)`, `$$ $$` and `\[ \]`. A delimiter
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
 * Tells whether a string holds a formula.
 *
 * @param text - The text.
 */
export function holdsMath(text: string): boolean {
  return splitMath(text).some(({ kind }) => kind !== "prose");
}

/** Finds the index of the closing delimiter, if there is one. */
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
