import type { Entry } from "../output";
import { toggleButton } from "./element";
import { unfoldingParts } from "./result";
import { treeOf } from "./tree";

/**
 * Adds the folding tree of what was printed to its element, where it says more
 * than the line does, and a button at the end of the line that opens it.
 *
 * @param samp - The entry as {@link renderEntry} or the build rendered it.
 * @param entry - What was printed.
 */
export function addTree(samp: HTMLElement, entry: Entry): void {
  const parts = unfoldingParts(entry);
  if (parts.length === 0) return;
  let tree: HTMLElement | undefined;
  const button = toggleButton("result-unfold", (isOpen) => {
    tree ??= treeOf(parts);
    if (isOpen) samp.append(tree);
    else tree.remove();
  });
  button.ariaLabel = "Show as a tree";
  button.title = button.ariaLabel;
  samp.append(button);
}
