import path from "node:path";

import { GENERATED_FILES_DIR_NAME } from "@docusaurus/utils";
import type { Parent, Root } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import type { Plugin } from "unified";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";

import { digestOf, writeIfChanged } from "../files/index.ts";
import { element, failAt, importDefault } from "../mdx/index.ts";
import { MarkupError, readMarkup } from "./markup-read.ts";
import { markupViewOf } from "./markup-view.ts";

/** Name of the component, and of the element that authors write. */
const NAME = "Playground";

/**
 * Makes a component of each `<Playground>` and the fences in it: their code
 * highlighted, as an import that the bundler watches.
 */
export const remarkMarkup: Plugin<[{ siteDir: string }], Root> =
  ({ siteDir }) =>
  (tree, file) => {
    const dir = path.resolve(
      siteDir,
      GENERATED_FILES_DIR_NAME,
      "live-examples",
    );
    const found: { node: MdxJsxFlowElement; parent: Parent }[] = [];
    visit(tree, "mdxJsxFlowElement", (node, _, parent) => {
      if (node.name === NAME && parent) found.push({ node, parent });
    });
    for (const [index, { node, parent }] of found.entries()) {
      const text = JSON.stringify(viewOf(node, file));
      const name = `${digestOf(text).slice(0, 24)}.json`;
      const binding = `playground${String(index)}`;
      const { children } = parent;
      children[children.indexOf(node)] = element(NAME, {}, binding);
      tree.children.unshift(
        importDefault(binding, `@generated/live-examples/${name}`),
      );
      writeIfChanged(path.join(dir, name), text);
    }
  };

function viewOf(node: MdxJsxFlowElement, file: VFile) {
  try {
    return markupViewOf(readMarkup(node));
  } catch (error) {
    if (error instanceof MarkupError) failAt(file, error.line, error.message);
    throw error;
  }
}
