import { MAX_COLUMNS, MAX_ROWS, shorten, type Table } from "../output";
import { toPart } from "./format";

/**
 * Data as `console.table` lays it out: a row an item, a column a property, as
 * the console standard says.
 *
 * @see https://console.spec.whatwg.org/#table
 * @returns Nothing for what has no rows.
 */
export function toTable(data: unknown): Table | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const rows = Object.entries(data).slice(0, MAX_ROWS);
  if (rows.length === 0) return undefined;
  const names = new Set(rows.flatMap(([, row]) => columnsOf(row)));
  const columns = [...names].slice(0, MAX_COLUMNS);
  const hasValues = rows.some(([, row]) => columnsOf(row).length === 0);
  return {
    columns: ["", ...columns.map(shorten), ...(hasValues ? ["Value"] : [])],
    rows: rows.map(([index, row]) => {
      const own = columnsOf(row);
      const cells = columns.map((name) =>
        own.includes(name)
          ? textOf((row as Record<string, unknown>)[name])
          : "",
      );
      const value = own.length === 0 ? textOf(row) : "";
      return [shorten(index), ...cells, ...(hasValues ? [value] : [])];
    }),
  };
}

function textOf(value: unknown): string {
  return shorten(toPart(value).text);
}

function columnsOf(row: unknown): string[] {
  const isPlain =
    Array.isArray(row) ||
    (typeof row === "object" &&
      row !== null &&
      // Objects of another realm have another prototype of the same shape.
      Object.getPrototypeOf(Object.getPrototypeOf(row) ?? {}) === null);
  return isPlain ? Object.keys(row as object) : [];
}
