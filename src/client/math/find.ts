import { playgroundSelector } from "../../playground";
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

/**
 * Finds the text nodes that hold formulas in TeX.
 *
 * @param root - Where to look.
 * @returns The nodes in the order of the page.
 */
export function findMath(root: Node): Text[] {
  const parent = root instanceof Element ? root : root.parentElement;
  if (parent === null || parent.closest(excluded)) return [];
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
  const found: Text[] = [];
  for (
    let node: Node | null = walker.currentNode;
    node !== null;
    node = walker.nextNode()
  ) {
    if (node instanceof Text && holdsMath(node.data)) found.push(node);
  }
  return found;
}
