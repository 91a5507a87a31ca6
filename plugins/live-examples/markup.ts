import path from "node:path";

import { GENERATED_FILES_DIR_NAME } from "@docusaurus/utils";
import type { Parent, Root } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import type { ComponentProps } from "react";
import type { Plugin } from "unified";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";

import type Playground from "../../src/components/Playground.tsx";
import type { PlaygroundState } from "../../src/playground/address.ts";
import { digestOf, writeIfChanged } from "../files.ts";
import { element, failAt, importDefault } from "../mdx/index.ts";
import { languageOf, parseMeta } from "../source-pages/index.ts";
import {
  type CodeLink,
  type FindLinks,
  languageLabel,
  renderBlock,
} from "../static-code/index.ts";
import { type Markup, MarkupError, readMarkup } from "./markup-read.ts";
import { checkedWith } from "./view.ts";

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

/**
 * Makes what a page shows of a markup example.
 *
 * @param links - The names in its script that lead somewhere.
 */
export function markupViewOf(
  { sources, title, height, open, isResultFirst = false }: Markup,
  links: readonly CodeLink[] = [],
): ComponentProps<typeof Playground> {
  const tabs = [...sources].map(([language, { lang, value, meta }]) => {
    const written = languageOf(lang ?? language);
    const html = renderBlock({
      code: value,
      language: written,
      marked: parseMeta(meta).lines,
      links: language === "js" ? links : [],
    });
    return { language, label: languageLabel(written), html };
  });
  const code = [...sources.values()].map(({ value }) => value).join("\n");
  const checked = checkedWith((name) => imports(code, name));
  return { tabs, title, height, open, isResultFirst, checked };
}

function imports(code: string, name: string): boolean {
  return new RegExp(
    `\\b(?:from|import)\\s*\\(?\\s*["']${name}(?:/[\\w/-]+)?["']`,
  ).test(code);
}

/**
 * The sources of the markup examples of a document.
 *
 * @throws Error with the line of one that is not what it can be.
 */
export function markupStates(tree: Root): PlaygroundState[] {
  const states: PlaygroundState[] = [];
  visit(tree, "mdxJsxFlowElement", (node) => {
    if (node.name !== NAME) return;
    try {
      const { sources } = readMarkup(node);
      states.push(
        markupState((language) => sources.get(language)?.value ?? ""),
      );
    } catch (error) {
      if (!(error instanceof MarkupError)) throw error;
      const message = `line ${String(error.line)}: ${error.message}`;
      throw new Error(message, { cause: error });
    }
  });
  return states;
}

/** A markup example by its sources. */
export function markupState(
  sourceOf: (language: "html" | "css" | "js") => string,
): PlaygroundState {
  const [html, css, js] = [sourceOf("html"), sourceOf("css"), sourceOf("js")];
  return { language: "markup", html, css, js };
}
