import { parse } from "acorn";
import type { Program } from "estree";
import type { Root } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import type { Plugin } from "unified";
import { visit } from "unist-util-visit";

import { element, isElement } from "../mdx/index.ts";
import { parseMeta, PROGRAMS } from "../static-code/index.ts";

/** Elements that show an example, and what of their props is the example's. */
const EXAMPLES: Readonly<Record<string, string>> = {
  LiveExample: "",
  Playground: "",
  Step: ".result",
};

/**
 * Puts a line below the title of a page that says what its examples were checked
 * with, and whether that holds for all of its programs. It follows the plugins
 * that make elements of examples, and reads the packages from their props.
 */
export const remarkCheckedPage: Plugin<[], Root> = () => (tree) => {
  const examples: string[] = [];
  let isComplete = true;
  visit(tree, (node) => {
    if (isElement(node) && Object.hasOwn(EXAMPLES, node.name ?? "")) {
      const props = bindingOf(node as MdxJsxFlowElement);
      examples.push(props + (EXAMPLES[node.name ?? ""] ?? ""));
    }
    if (node.type === "code" && PROGRAMS.has(node.lang ?? ""))
      isComplete &&= parseMeta(node.meta).flags.has("checked");
  });
  if (examples.length === 0) return;
  const title = tree.children.findIndex(
    (node) => node.type === "heading" && node.depth === 1,
  );
  const line = element("CheckedPage", isComplete ? { complete: "true" } : {});
  line.attributes.push({
    type: "mdxJsxAttribute",
    name: "examples",
    value: expression(`[${examples.join(", ")}]`),
  });
  tree.children.splice(title + 1, 0, line);
};

/** The binding that an element gets its props from. */
function bindingOf({ attributes }: MdxJsxFlowElement): string {
  const spread = attributes.find(
    ({ type }) => type === "mdxJsxExpressionAttribute",
  );
  return String(spread?.value).replace("...", "");
}

function expression(value: string) {
  const estree = parse(value, {
    ecmaVersion: "latest",
    sourceType: "module",
  }) as unknown as Program;
  return {
    type: "mdxJsxAttributeValueExpression",
    value,
    data: { estree },
  } as const;
}
