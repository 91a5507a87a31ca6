import type { Nodes, Parent, Root } from "mdast";
import type { Plugin } from "unified";
import { visit } from "unist-util-visit";

import { element, failAt, importDefault } from "../mdx/index.ts";
import { attributesOf, isElement, type JsxElement } from "./elements.ts";
import { writeShown } from "./shown.ts";
import { VIEWS } from "./views/index.ts";

/**
 * Gives each element of a document that shows facts of a package, such as
 * `<Signature of="Sum" />`, what it shows. That reaches the page as an import,
 * which the bundler watches, never as text in the document, which it would keep
 * in its cache.
 *
 * What the packages do not have fails the build with file and line.
 */
export const remarkLibraryData: Plugin<[{ siteDir: string }], Root> = ({
  siteDir,
}) => {
  return async (tree, file) => {
    const found: { node: JsxElement; parent: Parent }[] = [];
    visit(tree, (node, _, parent) => {
      if (isView(node) && parent) found.push({ node, parent });
    });
    for (const [index, { node, parent }] of found.entries()) {
      const line = node.position?.start.line ?? 0;
      const name = node.name ?? "";
      if (node.type === "mdxJsxTextElement") {
        return failAt(file, line, `<${name}> stands alone on its line`);
      }
      const attributes = attributesOf(node);
      try {
        const binding = `shown${String(index)}`;
        const module = await writeShown(siteDir, name, attributes);
        tree.children.unshift(importDefault(binding, module));
        const at = parent.children.indexOf(node);
        parent.children[at] = element(name, {}, binding);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        return failAt(file, line, message);
      }
    }
  };
};

function isView(node: Nodes): node is JsxElement {
  return isElement(node) && Object.hasOwn(VIEWS, node.name ?? "");
}
