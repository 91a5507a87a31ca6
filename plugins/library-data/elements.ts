import type { Nodes } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Whether a node is an element of JSX, such as `<Signature of="Sum" />`. */
export function isElement(node: Nodes): node is JsxElement {
  return node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
}

/** Whether a node is a `<Signature>`. */
export function isSignature(node: Nodes): node is JsxElement {
  return isElement(node) && node.name === "Signature";
}

/** The name that a `<Signature of="…" />` asks for. */
export function signatureName(node: JsxElement): string {
  return attributesOf(node)["of"] ?? "";
}

/** Texts that an element is given; what is not a text counts as empty. */
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
