import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { GENERATED_FILES_DIR_NAME } from "@docusaurus/utils";
import type { Nodes, Parent, Root } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import type { Plugin } from "unified";
import { visit } from "unist-util-visit";

import { element, failAt, importDefault } from "../mdx/index.ts";
import { VIEWS } from "./views/index.ts";

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

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
  const dir = path.resolve(siteDir, GENERATED_FILES_DIR_NAME, "library-data");
  mkdirSync(dir, { recursive: true });
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
        const props = await VIEWS[name]?.(attributes);
        const binding = `shown${String(index)}`;
        const module = write(dir, name, attributes, props ?? {});
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
  return (
    (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") &&
    Object.hasOwn(VIEWS, node.name ?? "")
  );
}

/** Whether a node is a `<Signature>`. */
export function isSignature(node: Nodes): node is JsxElement {
  return isView(node) && node.name === "Signature";
}

/** The name that a `<Signature of="…" />` asks for. */
export function signatureName(node: JsxElement): string {
  return attributesOf(node)["of"] ?? "";
}

/** Texts that an element is given; what is not a text counts as empty. */
function attributesOf(node: JsxElement): Readonly<Record<string, string>> {
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

function write(
  dir: string,
  name: string,
  attributes: Readonly<Record<string, string>>,
  props: object,
): string {
  // `E` and `e` are one file where the file system ignores case.
  const key = JSON.stringify([name, attributes]);
  const hash = createHash("sha256").update(key).digest("hex").slice(0, 16);
  const file = `${name}-${hash}.json`;
  writeFileSync(path.join(dir, file), JSON.stringify(props));
  return `@generated/library-data/${file}`;
}
