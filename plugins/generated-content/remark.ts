import type { Nodes, Parent, Root } from "mdast";
import type { Plugin } from "unified";
import { visit } from "unist-util-visit";

import {
  attributesOf,
  element,
  failAt,
  importDefault,
  isElement,
  type JsxElement,
} from "../mdx/index.ts";
import { writeProps } from "./props.ts";
import { type Provider, viewsOf } from "./provider.ts";
import { findNoUses, type FindUses } from "./uses.ts";

interface Options {
  /** Root folder of the project. */
  readonly siteDir: string;
  /** The plugins that generate content. */
  readonly providers: readonly Provider[];
  /** Finds the pages that entries of references link. */
  readonly findUses?: FindUses;
}

/**
 * Gives each element that has a view, such as `<Signature of="Sum" />`, its
 * props. The document imports them from a file, which the bundler watches. If
 * the props stood in the document, the bundler would keep them in its cache
 * after the packages changed.
 *
 * A view that throws fails the build with file and line.
 */
export const remarkViews: Plugin<[Options], Root> = ({
  siteDir,
  providers,
  findUses = findNoUses,
}) => {
  const views = viewsOf(providers);
  const words = providers.flatMap((one) => Object.keys(one.words ?? {}));
  const hasView = (node: Nodes): node is JsxElement =>
    isElement(node) && Object.hasOwn(views, node.name ?? "");
  return async (tree, file) => {
    const found: { node: JsxElement; parent: Parent }[] = [];
    visit(tree, (node, _, parent) => {
      if (hasView(node) && parent) found.push({ node, parent });
    });
    const making = { siteDir, views, uses: await findUses() };
    for (const [index, { node, parent }] of found.entries()) {
      const line = node.position?.start.line ?? 0;
      const name = node.name ?? "";
      if (node.type === "mdxJsxTextElement" && !words.includes(name)) {
        return failAt(file, line, `<${name}> stands alone on its line`);
      }
      try {
        const binding = `shown${String(index)}`;
        const attributes = attributesOf(node);
        const module = await writeProps(making, name, attributes);
        tree.children.unshift(importDefault(binding, module));
        const at = parent.children.indexOf(node);
        const made = element(name, {}, binding);
        parent.children[at] =
          node.type === "mdxJsxTextElement"
            ? { ...made, type: node.type, children: [] }
            : { ...made, children: node.children };
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        return failAt(file, line, message);
      }
    }
  };
};
