import type { Code, Root } from "mdast";
import type { Plugin } from "unified";
import { SKIP, visit } from "unist-util-visit";

import { element } from "../mdx/index.ts";
import { countRows, languageLabel, renderBlock } from "./block.ts";
import { type Meta, parseMeta } from "./meta.ts";

/** Languages of programs: other code is not expected to run. */
export const PROGRAMS: ReadonlySet<string> = new Set(["html", "js", "ts"]);

/** What a page says of how its code was checked, or that it was not. */
function checkOf(language: string, { flags }: Meta) {
  if (!PROGRAMS.has(language)) return {};
  return flags.has("checked")
    ? { check: "Checked in Chromium" }
    : { unchecked: "not run" };
}

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
      ...checkOf(language, meta),
      html,
      rows: String(countRows(html)),
    });
    return SKIP;
  });
};
