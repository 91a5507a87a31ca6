import type { Root } from "mdast";
import { visit } from "unist-util-visit";

import type { PlaygroundState } from "../../src/playground/address.ts";
import { stripExpectations } from "../../src/playground/runner/index.ts";
import { MarkupError, readMarkup } from "./markup-read.ts";
import type { Checked } from "./store.ts";

/** The code of a live example as readers see and open it. */
export function stateOf({
  example,
  expectations,
}: Pick<Checked, "example" | "expectations">): PlaygroundState {
  const { language, source } = example;
  return { language, code: stripExpectations(source, expectations).text };
}

/**
 * The sources of the markup examples of a document.
 *
 * @throws Error with the line of one that is not what it can be.
 */
export function markupStates(tree: Root): PlaygroundState[] {
  const states: PlaygroundState[] = [];
  visit(tree, "mdxJsxFlowElement", (node) => {
    if (node.name !== "Playground") return;
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
