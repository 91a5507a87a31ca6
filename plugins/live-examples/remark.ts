import type { Root } from "mdast";
import type { Plugin } from "unified";

import { element, failAt, importDefault } from "../mdx/index.ts";
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
    const examples = collectExamples(tree);
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
      if (example.outputNode) {
        children.splice(children.indexOf(example.outputNode), 1);
      }
      tree.children.unshift(importDefault(name, module));
    });
  };
