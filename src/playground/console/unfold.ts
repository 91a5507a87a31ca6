import type { Entry, Part } from "../output";
import { toggleButton } from "./element";
import { treeOf } from "./tree";

/** Longest flat value that is read with ease on one line, in characters. */
const EASY = 60;

/**
 * Adds the folding tree of what was printed to its element, where it says more
 * than the line does. The sign before the line becomes the button that opens
 * it; nothing moves until it is pressed.
 *
 * @param samp - The entry as {@link renderEntry} or the build rendered it.
 * @param entry - What was printed.
 */
export function addTree(samp: HTMLElement, entry: Entry): void {
  const parts = entry.parts.filter(hasMore);
  if (parts.length === 0) return;
  let tree: HTMLElement | undefined;
  const button = toggleButton("result-unfold", (isOpen) => {
    tree ??= treeOf(parts);
    if (isOpen) samp.append(tree);
    else tree.remove();
  });
  button.ariaLabel = "Show as a tree";
  samp.classList.add("unfolds");
  samp.prepend(button);
}

function hasMore({ text, tree }: Part): boolean {
  const children = tree?.children ?? [];
  if (children.length === 0) return false;
  return (
    text.length > EASY ||
    children.some((child) => (child.children ?? []).length > 0)
  );
}
