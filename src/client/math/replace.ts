import type katex from "katex";

import { katexOptions } from "../../math";
import { splitMath } from "./split";

/** What sets formulas; of KaTeX only this is used. */
export type Renderer = Pick<typeof katex, "renderToString">;

/**
 * What was typeset stands right after the text node that held its TeX.
 *
 * The text node may belong to React. So it stays where it is, emptied: React
 * compares what it renders with what it rendered before, never with the page,
 * and finds the node where it left it when it removes or replaces it. When it
 * gives the node another text, or moves or removes it, `follow` hears of that.
 */
const typeset = new WeakMap<Text, HTMLElement>();

/**
 * Typesets the formulas of a text node. A formula that KaTeX cannot set shows
 * its TeX.
 *
 * @param node - The text node; it stays in the page, empty.
 * @param renderer - KaTeX.
 */
export function replaceMath(node: Text, renderer: Renderer): void {
  const element = document.createElement("span");
  for (const { kind, text } of splitMath(node.data)) {
    if (kind === "prose") {
      element.append(text);
      continue;
    }
    const formula = document.createElement("span");
    formula.innerHTML = renderer.renderToString(text, {
      ...katexOptions(kind === "display"),
      throwOnError: false,
      errorColor: "var(--ifm-color-danger-contrast-foreground)",
      strict: "ignore",
    });
    element.append(formula);
  }
  typeset.get(node)?.remove();
  typeset.set(node, element);
  node.after(element);
  node.data = "";
}

/**
 * Keeps what was typeset together with its text node, after the page changed.
 *
 * @param node - A node that was changed, moved or removed.
 */
export function follow(node: Node): void {
  if (!(node instanceof Text)) return;
  const element = typeset.get(node);
  if (element === undefined) return;
  if (node.isConnected && node.data === "") {
    if (node.nextSibling !== element) node.after(element);
  } else {
    element.remove();
    typeset.delete(node);
  }
}
