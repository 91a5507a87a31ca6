import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { GENERATED_FILES_DIR_NAME } from "@docusaurus/utils";
import type { Nodes, Root } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import type { Plugin } from "unified";
import { visit } from "unist-util-visit";

import { element, failAt, importDefault } from "../mdx/index.ts";
import { readLibrary, type LibraryName } from "./operators.ts";

/**
 * Gives each `<Signature of="Sum" />` of a document what the installed package
 * says of that name. It reaches the page as an import, which the bundler
 * watches, never as text in the document, which it would keep in its cache.
 *
 * A name that the package does not define fails the build.
 */
export const remarkSignatures: Plugin<[{ siteDir: string }], Root> = ({
  siteDir,
}) => {
  const library = readLibrary();
  const dir = path.resolve(siteDir, GENERATED_FILES_DIR_NAME, "library-data");
  mkdirSync(dir, { recursive: true });
  return (tree, file) => {
    const imports = new Map<string, string>();
    visit(tree, (node, index, parent) => {
      if (!isSignature(node)) return;
      const line = node.position?.start.line ?? 0;
      if (node.type === "mdxJsxTextElement" || !parent || index === undefined) {
        return failAt(file, line, "<Signature> stands alone on its line");
      }
      const name = signatureName(node);
      const found = library.get(name);
      if (!found) {
        return failAt(
          file,
          line,
          `the installed Compute Engine defines no "${name}"`,
        );
      }
      const binding = `signature${String(imports.size)}`;
      imports.set(binding, write(dir, found));
      parent.children[index] = element("Signature", {}, binding);
    });
    for (const [binding, module] of imports) {
      tree.children.unshift(importDefault(binding, module));
    }
  };
};

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Whether a node is a `<Signature>`. */
export function isSignature(node: Nodes): node is JsxElement {
  return (
    (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") &&
    node.name === "Signature"
  );
}

/** The name that a `<Signature of="…" />` asks for. */
export function signatureName(node: JsxElement): string {
  for (const attribute of node.attributes) {
    if (attribute.type === "mdxJsxAttribute" && attribute.name === "of") {
      return typeof attribute.value === "string" ? attribute.value : "";
    }
  }
  return "";
}

function write(dir: string, found: LibraryName): string {
  // `E` and `e` are one file where the file system ignores case.
  const hash = createHash("sha256").update(found.name).digest("hex");
  const name = `${found.name}-${hash.slice(0, 8)}.json`;
  writeFileSync(path.join(dir, name), JSON.stringify(found));
  return `@generated/library-data/${name}`;
}
