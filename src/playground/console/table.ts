import type { Table } from "../output";
import { element } from "./element";

/**
 * What `console.table` shows, in a box that scrolls sideways when it has to,
 * with the keyboard too. The first column names the rows.
 */
export function tableBox({ columns, rows }: Table): HTMLElement {
  const table = element("table", "");
  const head = table.createTHead().insertRow();
  for (const column of columns) head.append(headerCell("col", column));
  const body = table.createTBody();
  for (const [index = "", ...cells] of rows) {
    const row = body.insertRow();
    row.append(headerCell("row", index));
    for (const cell of cells) row.insertCell().textContent = cell;
  }
  const box = element("div", "result-table");
  box.append(table);
  // A stop of the Tab key only where there is something to scroll.
  new ResizeObserver(() => {
    const overflows = box.scrollWidth > box.clientWidth;
    if (overflows) {
      box.tabIndex = 0;
      box.role = "region";
      box.ariaLabel = "Table that was printed";
    } else {
      for (const name of ["tabindex", "role", "aria-label"])
        box.removeAttribute(name);
    }
  }).observe(box);
  return box;
}

function headerCell(scope: "col" | "row", text: string): HTMLElement {
  // An empty corner names nothing.
  if (text === "") return element("td", "");
  const cell = element("th", "", text);
  cell.scope = scope;
  return cell;
}
