/** Code that is highlighted by the build. */
import type { Plugin } from "@docusaurus/types";
import type { Code, Parent, Root } from "mdast";
import type { Plugin as Remark } from "unified";
import { visit } from "unist-util-visit";

import { element } from "../mdx/index.ts";
import { type FindLinks, renderBlock } from "./block.ts";
import { languageLabel, languageOf, PROGRAMS } from "./language.ts";
import { type Meta, parseMeta } from "./meta.ts";

export {
  type CodeLink,
  type FindLinks,
  findNoLinks,
  renderBlock,
} from "./block.ts";
export { renderDiff } from "./diff.ts";
export { fenceFaults } from "./fence.ts";
export { escapeHtml, highlightLines } from "./highlight.ts";
export { languageLabel, languageOf, PROGRAMS } from "./language.ts";
export { type Meta, parseMeta } from "./meta.ts";

/** What a page says of how its code was checked, or that it was not. */
function checkOf(language: string, { flags }: Meta) {
  if (!PROGRAMS.has(language)) return {};
  return flags.has("checked")
    ? { check: "Checked in Chromium" }
    : { unchecked: "not run" };
}

interface Options {
  /** Finds the names in programs that are run. */
  readonly findLinks: FindLinks;
}

/**
 * Turns each fence into a `<CodeBlock>` that is highlighted already: neither
 * the highlighter nor its work reaches the browser.
 */
export const remarkStaticCode: Remark<[Options], Root> =
  ({ findLinks }) =>
  async (tree, { path: page }) => {
    const found: { node: Code; parent: Parent }[] = [];
    visit(tree, "code", (node, _, parent) => {
      if (parent) found.push({ node, parent });
    });
    for (const { node, parent } of found) {
      const { lang, value: code } = node;
      const language = languageOf(lang ?? "text");
      const meta = parseMeta(node.meta);
      const links = meta.flags.has("checked")
        ? await findLinks({ language, source: code, prelude: "", page })
        : [];
      const html = renderBlock({ code, language, meta, links });
      parent.children[parent.children.indexOf(node)] = element("CodeBlock", {
        language: languageLabel(language),
        kind: language,
        title: meta.values.get("title"),
        ...checkOf(language, meta),
        html,
      });
    }
  };

/**
 * Keeps the highlighter out of the browser: the theme imports it for fences
 * that are highlighted there, and there are none.
 */
export function staticCode(): Plugin {
  return {
    name: "static-code",
    configureWebpack: () => ({
      resolve: { alias: { "prism-react-renderer$": false } },
    }),
  };
}
