import type { Element, Nodes } from "hast";
import { EXIT, visit } from "unist-util-visit";

/** Whether an element has a class. */
export function hasClass({ properties }: Element, name: string): boolean {
  const { className } = properties;
  return Array.isArray(className) && className.includes(name);
}

/** Whether a node is an element of one of these tags. */
export function isTag(node: Nodes, ...names: string[]): boolean {
  return node.type === "element" && names.includes(node.tagName);
}

/** The elements among the children of a node. */
export function elementsIn({ children }: Element): Element[] {
  return children.filter((child) => child.type === "element");
}

/** The first element in a tree, itself included, for which something holds. */
export function find(
  tree: Nodes,
  holds: (element: Element) => boolean,
): Element | undefined {
  let found: Element | undefined;
  visit(tree, "element", (element) => {
    if (!holds(element)) return undefined;
    found = element;
    return EXIT;
  });
  return found;
}

/** All elements in a tree, itself included, for which something holds. */
export function findAll(
  tree: Nodes,
  holds: (element: Element) => boolean,
): Element[] {
  const found: Element[] = [];
  visit(tree, "element", (element) => {
    if (holds(element)) found.push(element);
  });
  return found;
}

/** All text in a tree, as `textContent` has it. */
export function textOf(tree: Nodes): string {
  let text = "";
  visit(tree, "text", ({ value }) => {
    text += value;
  });
  return text;
}
