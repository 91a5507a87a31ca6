import type { Element, Nodes } from "hast";
import { EXIT, visit } from "unist-util-visit";

import type { DataName } from "../../src/markup/index.ts";

/** Whether an element has a class. */
export function hasClass({ properties }: Element, name: string): boolean {
  const { className } = properties;
  return Array.isArray(className) && className.includes(name);
}

/** The value of a data attribute of an element; undefined without it. */
export function dataOf(
  { properties }: Element,
  name: DataName,
): string | undefined {
  const camel = name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) =>
    letter.toUpperCase(),
  );
  const value = properties[`data${camel}`];
  return value === undefined ? undefined : String(value);
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
