import { codeClass } from "../../markup";
import type { Branch, Part } from "../output";
import { element, toggleButton } from "./element";
import { classOf, countValues, headOf } from "./values";

/** Trees of no more values than this are unfolded to their leaves. */
const SMALL = 30;

/** How a branch is shown. */
interface NodeOptions {
  /** Whether it is part of an expression in MathJSON. */
  readonly inMathJson: boolean;
  /** Whether what it holds is unfolded too. */
  readonly isUnfolded: boolean;
}

/**
 * Values as a list that unfolds: buttons and lists, which every screen reader
 * knows. What is folded is not in the page until it is opened.
 */
export function treeOf(parts: readonly Part[]): HTMLElement {
  const list = bareList("result-tree");
  for (const { tree, latex } of parts) {
    if (tree === undefined) continue;
    const isUnfolded = countValues(tree, SMALL + 1) <= SMALL;
    const inMathJson = latex !== undefined;
    const { item, toggle } = node(tree, { inMathJson, isUnfolded });
    if (!isUnfolded) toggle?.click();
    list.append(item);
  }
  return list;
}

interface Node {
  readonly item: HTMLLIElement;
  /** Unfolds it, when it holds something. */
  readonly toggle?: HTMLButtonElement;
}

function node(branch: Branch, options: NodeOptions): Node {
  return branch.children === undefined
    ? { item: leaf(branch, options) }
    : folding(branch, branch.children, options);
}

function leaf(
  { key, text }: Branch,
  { inMathJson }: NodeOptions,
): HTMLLIElement {
  const item = element("li", "result-leaf");
  const isSymbol = inMathJson && key === undefined;
  item.append(...keyOf(key), element("span", classOf(text, isSymbol), text));
  return item;
}

function folding(
  branch: Branch,
  children: readonly Branch[],
  { inMathJson, isUnfolded }: NodeOptions,
): Node {
  const { name, isOperator } = headOf(branch, inMathJson);
  const inside = isOperator ? children.slice(1) : children;
  const options = { inMathJson: isOperator || inMathJson, isUnfolded };
  const brief = isOperator
    ? inside.map(({ text }) => text).join(", ")
    : branch.text.replace(/^[\w$]+ /, "");

  const item = element("li", "");
  const preview = element("span", "result-preview", brief);
  let list: HTMLUListElement | undefined;
  const toggle = toggleButton("result-branch", (isOpen) => {
    list ??= listOf(inside, options);
    if (isOpen) preview.replaceWith(list);
    else list.replaceWith(preview);
  });
  const nameClass = codeClass(isOperator ? "function" : "class");
  toggle.append(...keyOf(branch.key), element("span", nameClass, name));
  item.append(toggle, preview);
  if (isUnfolded) toggle.click();
  return { item, toggle };
}

function listOf(
  children: readonly Branch[],
  options: NodeOptions,
): HTMLUListElement {
  const list = bareList();
  list.append(...children.map((child) => node(child, options).item));
  return list;
}

function keyOf(key: string | undefined): (HTMLElement | string)[] {
  return key === undefined
    ? []
    : [element("span", codeClass("property"), key), ": "];
}

/** A list without bullets, which one browser takes for no list. */
function bareList(className = ""): HTMLUListElement {
  const list = element("ul", className);
  list.role = "list";
  return list;
}
