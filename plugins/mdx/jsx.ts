import type { Nodes } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";

/** An element of JSX in a document, in a line of its own or within a line. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Whether a node is an element of JSX, such as `<Signature of="Sum" />`.
 *
 * @param node - A node of a document's tree.
 */
export function isElement(node: Nodes): node is JsxElement {
  return node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
}

/**
 * The attributes of an element, by name. An attribute whose value is not a
 * string counts as empty.
 *
 * @param node - The element.
 */
export function attributesOf(
  node: JsxElement,
): Readonly<Record<string, string>> {
  const given = node.attributes.flatMap((attribute) =>
    attribute.type === "mdxJsxAttribute"
      ? [
          [
            attribute.name,
            typeof attribute.value === "string" ? attribute.value : "",
          ] as const,
        ]
      : [],
  );
  return Object.fromEntries(given);
}
