import type { SvgNode } from "./drawing";

const NAMESPACE = "http://www.w3.org/2000/svg";

/** Make an element of a page from its description, with all that is in it. */
export function toElement(node: SvgNode): SVGElement {
  const element = document.createElementNS(NAMESPACE, node.tag);
  for (const [name, value] of Object.entries(node.attributes))
    element.setAttribute(name, String(value));
  element.append(
    ...node.children.map((child) =>
      typeof child === "string" ? child : toElement(child),
    ),
  );
  return element;
}
