import path from "node:path";

import { GENERATED_FILES_DIR_NAME } from "@docusaurus/utils";
import type { Parent, Root } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import type { Plugin } from "unified";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";

import { digestOf, writeIfChanged } from "../files.ts";
import { element, failAt, importDefault } from "../mdx/index.ts";
import type { FindLinks } from "../static-code/index.ts";
import { MarkupError, readMarkup } from "./markup-read.ts";
import { markupViewOf } from "./markup-view.ts";

interface Options {
  readonly siteDir: string;
  /** Finds the names in scripts that lead somewhere. */
  readonly findLinks: FindLinks;
}

/** Name of the component, and of the element that authors write. */
const NAME = "Playground";

/**
 * Makes a component of each `<Playground>` and the fences in it: their code
 * highlighted, as an import that the bundler watches.
 */
export const remarkMarkup: Plugin<[Options], Root> =
  ({ siteDir, findLinks }) =>
  async (tree, file) => {
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
      const text = JSON.stringify(await viewOf(node, file, findLinks));
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

async function viewOf(
  node: MdxJsxFlowElement,
  file: VFile,
  findLinks: FindLinks,
) {
  try {
    const markup = readMarkup(node);
    const source = markup.sources.get("js")?.value ?? "";
    const page = file.path;
    const program = { language: "js", source, prelude: "", page };
    return markupViewOf(markup, await findLinks(program));
  } catch (error) {
    if (error instanceof MarkupError) failAt(file, error.line, error.message);
    throw error;
  }
}
