import type { Element, ElementContent } from "hast";

import type { ClassName } from "../../markup";
import {
  entryText,
  type Entry,
  type Level,
  type Part,
  type Table,
} from "../output";

/** Longest flat value that is read with ease on one line, in characters. */
const EASY = 60;

/**
 * Makes the element for what a call printed, as the page shows it below the
 * line that printed it: the build writes it as HTML, the browser makes elements
 * of it. Values that unfold keep a place for the button that unfolds them, so
 * that nothing moves when it comes.
 *
 * @param entry - What was printed.
 * @param formula - The rendered value, in HTML: see `latexBeside`.
 */
export function resultOf(entry: Entry, formula?: ElementContent): Element {
  const { level, table } = entry;
  const shown = table
    ? h("div", ["result-table"], [tableOf(table)])
    : h("span", ["result-text"], [textNode(entryText(entry))]);
  const math = formula && h("span", ["result-math"], [formula]);
  const classes: (ClassName | Level)[] = ["result"];
  if (level !== "log") classes.push(level);
  if (!table && unfoldingParts(entry).length > 0) classes.push("unfolds");
  return h("samp", classes, math ? [math, shown] : [shown]);
}

/** The values of an entry of which a tree says more than their text. */
export function unfoldingParts({ parts }: Entry): readonly Part[] {
  return parts.filter(({ text, tree }) => {
    const children = tree?.children ?? [];
    const isNested = children.some((child) => (child.children ?? [])[0]);
    return isNested || (children.length > 0 && text.length > EASY);
  });
}

/** Longest LaTeX that is worth rendering beside its text. */
const LIMIT = 240;

/**
 * The LaTeX to render beside what a call printed: in display style, as there
 * is room for limits above and below.
 *
 * @param parts - What was printed.
 * @returns Nothing unless it is one expression whose formula says more than
 * its text, and is not too long to be read.
 */
export function latexBeside([part, ...others]: readonly Part[]):
  string | undefined {
  const latex = part?.latex;
  if (part === undefined || latex === undefined || others.length > 0)
    return undefined;
  const isPlain = latex === part.text || /^[\d.+e-]*$/.test(part.text);
  return isPlain || latex.length > LIMIT ? undefined : latex;
}

/** Makes the table of `console.table`. The first column names the rows. */
function tableOf({ columns, rows }: Table): Element {
  const head = columns.map((column) => headerCell("col", column));
  const body = rows.map(([index = "", ...cells]) =>
    h(
      "tr",
      [],
      [
        headerCell("row", index),
        ...cells.map((cell) => h("td", [], [textNode(cell)])),
      ],
    ),
  );
  return h(
    "table",
    [],
    [h("thead", [], [h("tr", [], head)]), h("tbody", [], body)],
  );
}

function headerCell(scope: "col" | "row", name: string): Element {
  // An empty corner names nothing.
  if (name === "") return h("td", [], []);
  return { ...h("th", [], [textNode(name)]), properties: { scope } };
}

function h(
  tagName: string,
  classes: readonly (ClassName | Level)[],
  children: ElementContent[],
): Element {
  const properties = classes.length > 0 ? { className: [...classes] } : {};
  return { type: "element", tagName, properties, children };
}

function textNode(value: string): ElementContent {
  return { type: "text", value };
}
