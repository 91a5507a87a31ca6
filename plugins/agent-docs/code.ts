import type { Element } from "hast";
import type { Code } from "mdast";

import { languageLabel } from "../static-code/index.ts";
import { find, findAll, hasClass, isTag, textOf } from "./hast.ts";

/**
 * A figure of code as fences: the code as its copy button gives it, and what
 * it printed; or the sources of a page, one after the other.
 */
export function fencesOf(figure: Element): Code[] {
  const panels = findAll(
    figure,
    ({ properties }) => "dataLanguage" in properties,
  );
  // The figure names the language of its own code.
  if (panels[0] === figure) return exampleFences(figure);
  const title = String(figure.properties["dataTitle"]);
  return panels.map((panel) =>
    fence(codeIn(panel), String(panel.properties["dataLanguage"]), title),
  );
}

function exampleFences(figure: Element): Code[] {
  const language = String(figure.properties["dataLanguage"]);
  const prelude = figure.properties["dataPrelude"];
  const code = [prelude ? `${String(prelude)}\n` : "", codeIn(figure)];
  const results = findAll(figure, (each) => hasClass(each, "result-text"));
  return [
    fence(code.filter(Boolean).join("\n"), language, titleOf(figure, language)),
    ...(results.length > 0
      ? [fence(results.map(textOf).join("\n"), "output")]
      : []),
  ];
}

/** The lines of code, without the results that stand among them. */
function codeIn(element: Element): string {
  const lines = findAll(element, (each) => hasClass(each, "line"));
  return lines.map(textOf).join("").trimEnd();
}

/** What the figure is called; nothing where it says its language instead. */
function titleOf(figure: Element, language: string): string | undefined {
  const caption = find(figure, (each) => isTag(each, "figcaption"));
  const name = caption?.children[0] && textOf(caption.children[0]);
  return name === languageLabel(language) ? undefined : name;
}

function fence(value: string, lang: string, title?: string): Code {
  const meta = title === undefined ? null : `title=${JSON.stringify(title)}`;
  return { type: "code", lang, meta, value };
}
