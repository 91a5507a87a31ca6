import type { Entry, ShownAs } from "../output";
import {
  holdsExpression,
  isExpression,
  isListOfExpressions,
  isPlain,
} from "./expression";
import { asJson, toPart } from "./format";
import { isJson } from "./json";

/**
 * What a statement shows. Functions, promises and objects of a class are no
 * results, such as the engine that `ce.assign()` gives back.
 *
 * @param values - One, or a label and what it labels.
 * @param line - Of the statement.
 * @returns Nothing where there is nothing to show.
 */
export function shownEntry(
  values: readonly unknown[],
  line: number,
): Entry | undefined {
  const entry = { level: "log", line } as const;
  const [value] = values;
  // Beside a label there is room for one line, and for MathJSON as it is.
  if (values.length !== 1)
    return { ...entry, parts: values.map((each) => toPart(each, asJson)) };
  if (!isResult(value)) return undefined;
  const shown = shownAs(value);
  return {
    ...entry,
    parts: [toPart(value)],
    ...(shown ? { shown } : { needsText: true }),
  };
}

/** Built-in classes of values, by what their objects say in any realm. */
const VALUES: ReadonlySet<string> = new Set(
  ["Array", "Map", "Set", "Date", "RegExp", "Error"].map(
    (name) => `[object ${name}]`,
  ),
);

function isResult(value: unknown): boolean {
  if (typeof value !== "object" || value === null)
    return value !== undefined && typeof value !== "function";
  return (
    isExpression(value) ||
    isPlain(value) ||
    ArrayBuffer.isView(value) ||
    VALUES.has(Object.prototype.toString.call(value))
  );
}

function shownAs(value: unknown): ShownAs | undefined {
  if (isExpression(value)) return "text";
  if (isListOfExpressions(value)) return "list";
  if (isJson(value)) return "json";
  return holdsExpression(value) ? undefined : "value";
}
