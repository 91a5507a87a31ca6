/** Code that is highlighted by the build. */
import type { Plugin } from "@docusaurus/types";
import type { Root } from "mdast";
import type { Plugin as Remark } from "unified";

import { element } from "../mdx/index.ts";
import { type Fence, fencesOf, PROGRAMS } from "../source-pages/index.ts";
import { type FindLinks, renderBlock } from "./block.ts";
import { languageLabel } from "./highlight.ts";

export {
  type CodeLink,
  type FindLinks,
  findNoLinks,
  renderBlock,
} from "./block.ts";
export { renderDiff } from "./diff.ts";
export {
  highlightLines,
  languageLabel,
  tokenHtml,
  tokenLines,
} from "./highlight.ts";

/** Says how the code of a fence was checked, or that it was not. */
function checkOf({ language, runs }: Fence) {
  if (!PROGRAMS.has(language)) return {};
  return runs.includes("checked")
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
    for (const fence of fencesOf(tree)) {
      const { node, parent, language, meta, runs } = fence;
      const { value: code } = node;
      const links = runs.includes("checked")
        ? await findLinks({ language, source: code, prelude: "", page })
        : [];
      const html = renderBlock({ code, language, marked: meta.lines, links });
      parent.children[parent.children.indexOf(node)] = element("CodeBlock", {
        language: languageLabel(language),
        kind: language,
        title: meta.values.get("title"),
        ...checkOf(fence),
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
