/**
 * The output of examples, as markup of the build and as elements of the page.
 * Of the runner it uses nothing but types, so that the page loads no compiler.
 */
import type { Element as Markup } from "hast";

import { withClass, type ClassName } from "../../markup";
import type { Entry } from "../output";
import { element, toggleButton } from "./element";
import { latexBeside, resultOf, unfoldingParts } from "./result";
import { treeOf } from "./tree";

export { latexBeside, resultOf } from "./result";
export { treeOfMathJson } from "./tree";

/**
 * Sets LaTeX in display style, as HTML that fits in a line, for an entry; gives
 * nothing for what KaTeX cannot render.
 */
type Typeset = (
  latex: string,
  samp: HTMLElement,
) => Promise<string | undefined>;

/**
 * An entry as an element, live. A string that the build shows whole is folded
 * here when it is long: a program prints what it likes.
 *
 * @param entry - What was printed.
 * @param typeset - Renders the formula beside an expression. Its HTML is trusted.
 */
export function renderEntry(entry: Entry, typeset: Typeset): HTMLElement {
  const samp = elementOf(resultOf(entry));
  foldText(samp);
  void addMath(samp, entry, typeset);
  enliven(samp, entry);
  return samp;
}

/**
 * The elements of a tree. What examples print comes from readers, so that its
 * texts are never read as HTML.
 *
 * @param tree - Elements and texts; anything else is left out.
 */
function elementOf({ tagName, properties, children }: Markup): HTMLElement {
  const made = document.createElement(tagName);
  const { className = [], ...others } = properties;
  const classes = [className].flat().join(" ");
  if (classes !== "") made.className = classes;
  for (const [name, value] of Object.entries(others))
    made.setAttribute(name, String(value));
  for (const child of children) {
    if (child.type === "element") made.append(elementOf(child));
    else if (child.type === "text") made.append(child.value);
  }
  return made;
}

/** Entries that are live: the build's are shown again by each run. */
const live = new WeakSet<Element>();

/**
 * Adds to an entry in the page what takes a script: a table that scrolls by
 * key, or the tree of its values. It is added once.
 *
 * @param samp - The entry as {@link renderEntry} or the build made it.
 * @param entry - What was printed.
 */
export function enliven(samp: HTMLElement, entry: Entry): void {
  if (live.has(samp)) return;
  live.add(samp);
  const box = samp.querySelector<HTMLElement>(withClass("result-table"));
  if (box) followWidth(box);
  else addTree(samp, entry);
}

/**
 * Makes the box of a table a stop of the Tab key while there is something to
 * scroll in it.
 */
function followWidth(box: HTMLElement): void {
  new ResizeObserver(() => {
    const overflows = box.scrollWidth > box.clientWidth;
    if (overflows) {
      box.tabIndex = 0;
      box.role = "region";
      box.ariaLabel = "Table that was printed";
    } else {
      for (const name of ["tabindex", "role", "aria-label"])
        box.removeAttribute(name);
    }
  }).observe(box);
}

/**
 * Adds the folding tree of what was printed, where it says more than the line
 * does, and a button at the end of the line that opens it.
 */
function addTree(samp: HTMLElement, entry: Entry): void {
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

/** Returns the text of an entry in the page, without its formula. */
export function shownText(entry: Entry): string {
  return elementOf(resultOf(entry)).textContent;
}

async function addMath(
  samp: HTMLElement,
  { parts, table }: Entry,
  typeset: Typeset,
): Promise<void> {
  const latex = table ? undefined : latexBeside(parts);
  if (latex === undefined) return;
  // Without its formula, the text stands.
  const html = await typeset(latex, samp).catch(() => undefined);
  if (html === undefined) return;
  const math = element("span", "result-math" satisfies ClassName);
  math.innerHTML = html;
  samp.prepend(math);
}

/** Most of a string that is shown at first: about 20 rows. */
const ROWS = 20;
const CHARACTERS = 1600;

/**
 * Leaves of the text of a result no more than its beginning, with a button that
 * shows all of it.
 */
function foldText(samp: HTMLElement): void {
  const shown = samp.querySelector(`:scope > ${withClass("result-text")}`);
  const text = shown?.textContent ?? "";
  const beginning = beginningOf(text);
  if (shown === null || beginning === text) return;
  shown.textContent = `${beginning}…`;
  const button = toggleButton("result-more", (isOpen) => {
    shown.textContent = isOpen ? text : `${beginning}…`;
    button.textContent = isOpen ? "Show less" : "Show all";
  });
  button.textContent = "Show all";
  shown.after(button);
}

function beginningOf(text: string): string {
  const rows = text
    .split("\n", ROWS + 1)
    .slice(0, ROWS)
    .join("\n");
  return rows.length <= CHARACTERS ? rows : rows.slice(0, CHARACTERS);
}
