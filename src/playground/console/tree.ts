import { codeClass } from "../../markup";
import type { Branch, Part, Tree } from "../output";
import { element, toggleButton } from "./element";

/** Trees of no more values than this are unfolded to their leaves. */
const SMALL = 30;

/** Options for how a branch is shown. */
interface NodeOptions {
  /** True if it is part of an expression in MathJSON. */
  readonly inMathJson: boolean;
  /** True if what it holds is unfolded too. */
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

/** The label of a value that is unfolded. */
interface Head {
  readonly name: string;
  /** True if it names the operator of a MathJSON function. */
  readonly isOperator: boolean;
}

/**
 * The name of a value with parts: the operator of a MathJSON function, the
 * class of an object, or what kind of value it is.
 *
 * @param inMathJson - Whether it is known to be MathJSON, where the first item
 * of a list is an operator; else only a capitalised name is taken for one.
 */
function headOf(tree: Tree, inMathJson: boolean): Head {
  const operator = operatorOf(tree, inMathJson);
  if (operator !== undefined) return { name: operator, isOperator: true };
  const className = /^[\w$]+(?= )/.exec(tree.text)?.[0];
  const kind = tree.text.startsWith("[") ? "List" : "Object";
  return { name: className ?? kind, isOperator: false };
}

function operatorOf({ children }: Tree, inMathJson: boolean) {
  const first = children?.[0];
  if (first?.key !== undefined || first?.children !== undefined)
    return undefined;
  const pattern = inMathJson ? /^"([^"']+)"$/ : /^"([A-Z]\w*)"$/;
  return pattern.exec(first?.text ?? "")?.[1];
}

/**
 * The class that colours a value without parts.
 *
 * @param inMathJson - Whether it is an operand of a MathJSON function: what
 * stands between quotes is a symbol there.
 */
function classOf(text: string, inMathJson: boolean): string {
  if (inMathJson && /^"[^'].*"$/.test(text)) return codeClass("property");
  if (/^["']/.test(text)) return codeClass("string");
  if (/^(?:true|false|NaN|-?Infinity|-?\d[\d.e+-]*n?)$/.test(text))
    return codeClass("number");
  return /^(?:null|undefined)$/.test(text) ? codeClass("keyword") : "";
}

/** Counts the values of a tree, itself included, but at most `limit`. */
function countValues(tree: Tree, limit: number): number {
  let count = 1;
  for (const child of tree.children ?? []) {
    if (count >= limit) break;
    count += countValues(child, limit - count);
  }
  return count;
}

/** Limits of the tree of an expression: enough to read. */
const MAX_CHILDREN = 100;
const MAX_NODES = 1000;

/**
 * An expression as a list that unfolds.
 *
 * @param json - MathJSON, as plain data.
 */
export function treeOfMathJson(json: unknown): HTMLElement {
  const tree = grow(json, { left: MAX_NODES });
  return treeOf([{ text: tree.text, latex: "", tree }]);
}

function grow(json: unknown, budget: { left: number }): Tree {
  const text = JSON.stringify(json);
  if (!Array.isArray(json) || budget.left <= 0) return { text };
  const children: Tree[] = [];
  for (const part of json.slice(0, MAX_CHILDREN) as unknown[]) {
    if ((budget.left -= 1) < 0) break;
    children.push(grow(part, budget));
  }
  const more = json.length - children.length;
  if (more > 0) children.push({ text: `… ${String(more)} more` });
  return { text, children };
}
