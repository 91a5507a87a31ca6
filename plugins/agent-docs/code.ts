import type { Element } from "hast";
import type { Code } from "mdast";

import type { ClassName } from "../../src/markup/index.ts";
import { writtenProgram } from "../../src/playground/program.ts";
import {
  dataOf,
  find,
  findAll,
  hasClass,
  isTag,
  textOf,
} from "../built-pages/index.ts";
import { languageLabel } from "../static-code/index.ts";
import { diffIn } from "./diff.ts";

/**
 * A figure of code as fences: the code as its copy button gives it, and what
 * it printed; or the sources of a page, one after the other.
 */
export function fencesOf(figure: Element): Code[] {
  const panels = findAll(
    figure,
    (each) => dataOf(each, "language") !== undefined,
  );
  // The figure names the language of its own code.
  if (panels[0] === figure) return exampleFences(figure);
  const title = dataOf(figure, "title");
  return panels.map((panel) =>
    fence(codeIn(panel), dataOf(panel, "language"), title),
  );
}

function exampleFences(figure: Element): Code[] {
  const language = dataOf(figure, "language") ?? "";
  const changes = diffIn(figure);
  if (changes !== "") return [fence(changes, "diff", languageLabel(language))];
  const program = writtenProgram(codeIn(figure), {
    prelude: dataOf(figure, "prelude"),
    shown: dataOf(figure, "shown"),
  });
  const results = findAll(figure, (each) => isResult(each));
  return [
    fence(program, language, titleOf(figure, language)),
    ...(results.length > 0
      ? [fence(results.map(printed).join("\n"), "output")]
      : []),
  ];
}

function isResult(element: Element): boolean {
  const names: readonly ClassName[] = ["result-text", "result-table"];
  return names.some((name) => hasClass(element, name));
}

/** What a call printed; a table with a tab between its columns. */
function printed(result: Element): string {
  const rows = findAll(result, (each) => isTag(each, "tr"));
  if (rows.length === 0) return textOf(result);
  return rows
    .map((row) => row.children.map((cell) => textOf(cell)).join("\t"))
    .join("\n");
}

/** The lines of code, without the results that stand among them. */
function codeIn(element: Element): string {
  const lines = findAll(element, (each) =>
    hasClass(each, "line" satisfies ClassName),
  );
  return lines.map(textOf).join("").trimEnd();
}

/** What the figure is called; nothing where it says its language instead. */
function titleOf(figure: Element, language: string): string | undefined {
  const caption = find(figure, (each) => isTag(each, "figcaption"));
  const name = caption?.children[0] && textOf(caption.children[0]);
  return name === languageLabel(language) ? undefined : name;
}

function fence(value: string, lang = "", title?: string): Code {
  const meta = title === undefined ? null : `title=${JSON.stringify(title)}`;
  return { type: "code", lang, meta, value };
}
