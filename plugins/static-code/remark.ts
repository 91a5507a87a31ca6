import type { Code, Root } from "mdast";
import type { Plugin } from "unified";
import { SKIP, visit } from "unist-util-visit";

import { element } from "../mdx/index.ts";
import { countRows, languageLabel, renderBlock } from "./block.ts";
import { parseMeta } from "./meta.ts";

/**
 * Turns each fence into a `<CodeBlock>` that is highlighted already: neither
 * the highlighter nor its work reaches the browser.
 */
export const remarkStaticCode: Plugin<[], Root> = () => (tree) => {
  visit(tree, "code", (node: Code, index, parent) => {
    if (parent === undefined || index === undefined) return;
    const language = node.lang ?? "text";
    const meta = parseMeta(node.meta);
    const html = renderBlock({ code: node.value, language, meta });
    parent.children[index] = element("CodeBlock", {
      language: languageLabel(language),
      kind: language,
      title: meta.values.get("title"),
      html,
      rows: String(countRows(html)),
    });
    return SKIP;
  });
};
