import path from "node:path";

import { GENERATED_FILES_DIR_NAME } from "@docusaurus/utils";
import type { Nodes, Parent, Root } from "mdast";
import type { Plugin } from "unified";
import { visit } from "unist-util-visit";

import { digestOf, writeIfChanged } from "../files.ts";
import {
  attributesOf,
  element,
  failAt,
  importDefault,
  isElement,
  type JsxElement,
} from "../mdx/index.ts";
import { sourcePages } from "../source-pages/index.ts";
import {
  type Attributes,
  findNoUses,
  type FindUses,
  type Provider,
  type Uses,
  type Views,
  viewsOf,
} from "./provider.ts";

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
  return async (tree, file) => {
    const found: { node: JsxElement; parent: Parent }[] = [];
    visit(tree, (node, _, parent) => {
      if (hasView(views, node) && parent) found.push({ node, parent });
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

/** The inputs that props are made of. */
interface Making {
  /** Root folder of the project. */
  readonly siteDir: string;
  /** The views, by the names of elements. */
  readonly views: Views;
  readonly uses: Uses;
}

/**
 * Writes the props of the elements of all documents. The bundler does not
 * compile a document again that has not changed, but the props of its elements
 * may have changed.
 */
export async function writeAllProps(making: Making): Promise<void> {
  const found: JsxElement[] = [];
  for (const { tree } of sourcePages(making.siteDir))
    visit(tree, (node) => {
      if (hasView(making.views, node)) found.push(node);
    });
  for (const node of found) {
    try {
      await writeProps(making, node.name ?? "", attributesOf(node));
    } catch {
      // The compilation of the document fails too, and names the line.
    }
  }
}

function hasView(views: Views, node: Nodes): node is JsxElement {
  return isElement(node) && Object.hasOwn(views, node.name ?? "");
}

/** The folder of the files, among those that Docusaurus generates. */
const FOLDER = "generated-content";

/**
 * Writes the props of an element to a file.
 *
 * @returns The module to import them from.
 */
async function writeProps(
  { siteDir, views, uses }: Making,
  name: string,
  attributes: Attributes,
): Promise<string> {
  const props = await views[name]?.(attributes, siteDir, uses);
  const dir = path.resolve(siteDir, GENERATED_FILES_DIR_NAME, FOLDER);
  // `E` and `e` are one file where the file system ignores case.
  const hash = digestOf(JSON.stringify([name, attributes])).slice(0, 16);
  const file = `${name}-${hash}.json`;
  writeIfChanged(path.join(dir, file), JSON.stringify(props ?? {}));
  return `@generated/${FOLDER}/${file}`;
}
