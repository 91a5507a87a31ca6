import type { Element } from "hast";
import type { Code } from "mdast";
import { SKIP, visit } from "unist-util-visit";

import type { ClassName } from "../../src/markup.ts";
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

/** Returns what a call printed; a table with a tab between its columns. */
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

/** Returns the title of a figure; nothing where it is its language instead. */
function titleOf(figure: Element, language: string): string | undefined {
  const caption = find(figure, (each) => isTag(each, "figcaption"));
  const name = caption?.children[0] && textOf(caption.children[0]);
  return name === languageLabel(language) ? undefined : name;
}

function fence(value: string, lang = "", title?: string): Code {
  const meta = title === undefined ? null : `title=${JSON.stringify(title)}`;
  return { type: "code", lang, meta, value };
}

/** A hunk, while its lines are read. */
interface Hunk {
  /** Number of its first line in the new file. */
  readonly from: number;
  /** Its lines, each after its sign. */
  readonly lines: string[];
}

/**
 * Writes what a step of a tutorial changes in a file, in the unified format of
 * `diff`.
 *
 * @param figure - The block that shows it.
 * @returns An empty text for a block of other code.
 */
function diffIn(figure: Element): string {
  const hunks = hunksIn(figure);
  let added = 0;
  return hunks
    .map(({ from, lines }) => {
      const count = (sign: string) =>
        lines.filter((line) => line.startsWith(sign)).length;
      const now = lines.length - count("-");
      const old = lines.length - count("+");
      const place = `@@ -${from - added},${old} +${from},${now} @@`;
      added += now - old;
      return [place, ...lines].join("\n");
    })
    .join("\n");
}

function hunksIn(figure: Element): Hunk[] {
  const hunks: Hunk[] = [];
  visit(figure, "element", (element, _, parent) => {
    if (hasClass(element, "diff-place" satisfies ClassName)) {
      const [from = ""] = /\d+/.exec(textOf(element)) ?? [];
      hunks.push({ from: Number(from), lines: [] });
    } else if (hasClass(element, "line" satisfies ClassName)) {
      const sign = signOf(parent?.type === "element" ? parent : undefined);
      hunks.at(-1)?.lines.push(`${sign}${textOf(element).trimEnd()}`);
    } else return undefined;
    return SKIP;
  });
  return hunks;
}

function signOf(parent: Element | undefined): string {
  if (parent && isTag(parent, "ins")) return "+";
  return parent && isTag(parent, "del") ? "-" : " ";
}
