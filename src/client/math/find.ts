import { playgroundSelector } from "../../playground/boot";
import { holdsMath } from "./split";

/** Elements whose text is not prose, or is typeset by something else. */
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

/** A text of the page: the text nodes of which it is made, one after the other. */
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

/** What a text says. */
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
