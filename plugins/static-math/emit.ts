import type { ObjectExpression } from "estree";
import type { Root } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import type { Transformer } from "unified";
import { visit } from "unist-util-visit";

import type { TypesetMath } from "./typeset.ts";

declare module "mdast-util-mdx-jsx" {
  interface MdxJsxFlowElementData {
    _mdxExplicitJsx?: true;
  }
  interface MdxJsxTextElementData {
    _mdxExplicitJsx?: true;
  }
}

/**
 * A remark plugin that turns typeset formulas into elements that carry their
 * HTML as one string. As a tree of elements, a formula would weigh many times
 * as much in the page's script, and React would hydrate each of its spans.
 */
export function emitMath(): Transformer<Root> {
  return (tree) => {
    visit(tree, "typesetMath", (node, index, parent) => {
      if (index === undefined || parent === undefined) return;
      parent.children[index] = element(node);
    });
  };
}

function element(node: TypesetMath): MdxJsxFlowElement | MdxJsxTextElement {
  // KaTeX's outermost element becomes the one that holds the string.
  const parts = /^<span class="([^"]+)">(.*)<\/span>$/s.exec(node.value);
  const [, className, html] = parts ?? [];
  if (className === undefined || html === undefined) {
    throw new Error(`KaTeX's output has another form: ${node.value}`);
  }
  const attributes: MdxJsxTextElement["attributes"] = [
    { type: "mdxJsxAttribute", name: "className", value: className },
    {
      type: "mdxJsxAttribute",
      name: "dangerouslySetInnerHTML",
      value: {
        type: "mdxJsxAttributeValueExpression",
        value: JSON.stringify({ __html: html }),
        data: { estree: program(html) },
      },
    },
  ];
  // As if written in the page: no look-up of a component for the tag.
  const data = { _mdxExplicitJsx: true } as MdxJsxFlowElement["data"];
  const rest = { attributes, children: [], data, position: node.position };
  return node.block
    ? { type: "mdxJsxFlowElement", name: "div", ...rest }
    : { type: "mdxJsxTextElement", name: "span", ...rest };
}

/** The expression `{ __html: "…" }` as a parsed program. */
function program(html: string) {
  const expression: ObjectExpression = {
    type: "ObjectExpression",
    properties: [
      {
        type: "Property",
        kind: "init",
        method: false,
        shorthand: false,
        computed: false,
        key: { type: "Identifier", name: "__html" },
        value: { type: "Literal", value: html },
      },
    ],
  };
  return {
    type: "Program" as const,
    sourceType: "module" as const,
    body: [{ type: "ExpressionStatement" as const, expression }],
  };
}
