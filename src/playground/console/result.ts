import type { Element, ElementContent } from "hast";

import type { ClassName } from "../../markup";
import { entryText, type Entry, type Level, type Table } from "../output";

/**
 * What a call printed, as the page shows it below the line that printed it: the
 * build writes it as HTML, the browser makes elements of it.
 *
 * @param entry - What was printed.
 * @param formula - What stands beside the text, in HTML: see `latexBeside`.
 */
export function resultOf(entry: Entry, formula?: ElementContent): Element {
  const { level, table } = entry;
  const shown = table
    ? h("div", ["result-table"], [tableOf(table)])
    : h("span", ["result-text"], [textNode(entryText(entry))]);
  const math = formula && h("span", ["result-math"], [formula]);
  return h(
    "samp",
    level === "log" ? ["result"] : ["result", level],
    math ? [shown, math] : [shown],
  );
}

/** What `console.table` shows. The first column names the rows. */
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
