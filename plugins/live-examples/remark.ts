import type { Root } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import type { Plugin } from "unified";
import { visit } from "unist-util-visit";

import {
  element,
  expressionAttribute,
  failAt,
  importDefault,
  isElement,
} from "../mdx/index.ts";
import { fenceFaults, fencesOf, PROGRAMS } from "../source-pages/index.ts";
import { collectExamples } from "./collect.ts";
import type { ExampleStore } from "./store.ts";
import { SHOW_FORMS } from "./view.ts";

/** Components that can show an example: `as="…"` in the fence names one. */
const COMPONENTS = new Set(["LiveExample", ...SHOW_FORMS]);

/**
 * Runs the live fences of a document and puts a component in the place of
 * each. What was printed reaches the page as an import, which the bundler
 * watches, never as text in the document, which it would keep in its cache.
 */
export const remarkLiveExamples: Plugin<[{ store: ExampleStore }], Root> =
  ({ store }) =>
  async (tree, file) => {
    const fences = fencesOf(tree);
    for (const { line, message } of fenceFaults(fences))
      failAt(file, line, message);
    const examples = collectExamples(fences);
    const published = await Promise.all(
      examples.map((example) => store.publish(example, file.path)),
    );
    published.forEach(({ example, module, problems }, index) => {
      for (const { line, message } of problems) {
        failAt(file, line, message);
      }
      const as = example.meta.values.get("as") ?? "LiveExample";
      if (!COMPONENTS.has(as)) {
        failAt(file, example.line, `as="${as}" names no component`);
      }
      const name = `liveExample${String(index)}`;
      const { children } = example.parent;
      children[children.indexOf(example.node)] = element(as, {}, name);
      if (example.output) {
        children.splice(children.indexOf(example.output), 1);
      }
      tree.children.unshift(importDefault(name, module));
    });
  };

/** Elements that show an example, and what of their props is the example's. */
const EXAMPLES: Readonly<Record<string, string>> = {
  LiveExample: "",
  Playground: "",
  Step: ".result",
};

/**
 * Puts a line below the title of a page that says what its examples were
 * checked with, and whether that holds for all of its programs. It follows the
 * plugins that make elements of examples, and reads the packages from their
 * props.
 */
export const remarkCheckedPage: Plugin<[], Root> = () => (tree) => {
  const examples: string[] = [];
  const isComplete = fencesOf(tree).every(
    ({ language, runs }) => !PROGRAMS.has(language) || runs.includes("checked"),
  );
  visit(tree, (node) => {
    if (isElement(node) && Object.hasOwn(EXAMPLES, node.name ?? "")) {
      const props = bindingOf(node as MdxJsxFlowElement);
      examples.push(props + (EXAMPLES[node.name ?? ""] ?? ""));
    }
  });
  if (examples.length === 0) return;
  const title = tree.children.findIndex(
    (node) => node.type === "heading" && node.depth === 1,
  );
  const line = element("CheckedPage", isComplete ? { complete: "true" } : {});
  const list = `[${examples.join(", ")}]`;
  line.attributes.push(expressionAttribute("examples", list));
  tree.children.splice(title + 1, 0, line);
};

/** The binding that an element gets its props from. */
function bindingOf({ attributes }: MdxJsxFlowElement): string {
  const spread = attributes.find(
    ({ type }) => type === "mdxJsxExpressionAttribute",
  );
  return String(spread?.value).replace("...", "");
}
