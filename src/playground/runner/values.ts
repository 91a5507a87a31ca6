import type { ShownAs } from "../output";

/** The little of a boxed expression that printing needs. */
export interface ExpressionLike {
  readonly latex: string;
  readonly json: unknown;
  toString(): string;
}

/** Tells whether a value is an expression of any copy of the Compute Engine. */
export function isExpression(value: unknown): value is ExpressionLike {
  return (
    typeof value === "object" &&
    value !== null &&
    "toMathJson" in value &&
    "latex" in value
  );
}

/** Tells whether a value is a list of expressions, and not empty. */
export function isListOfExpressions(
  value: unknown,
): value is readonly ExpressionLike[] {
  return Array.isArray(value) && value.length > 0 && value.every(isExpression);
}

/** Most values that are looked at for an expression among them. */
const MAX_LOOKED_AT = 10_000;

/** Tells whether a value is an expression, or holds one in lists or objects. */
export function holdsExpression(value: unknown): boolean {
  const values = new Set([value]);
  for (const each of values) {
    if (isExpression(each)) return true;
    if (values.size > MAX_LOOKED_AT) return false;
    for (const part of partsOf(each)) values.add(part);
  }
  return false;
}

function partsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (value instanceof Map || value instanceof Set) return [...value.values()];
  const isObject = typeof value === "object" && value !== null;
  return isObject && isPlain(value) ? Object.values(value) : [];
}

/** Tells whether an object is of no class. */
export function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  // Objects of another realm have another prototype of the same shape.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Deepest value that is written as JSON: deeper ones end the stack. */
const MAX_DEPTH = 500;

/**
 * Tells whether a list or an object is the same when it comes back from JSON;
 * but expressions come back as their MathJSON.
 */
export function isJson(value: unknown): value is object {
  return typeof value === "object" && value !== null && isData(value, 0);
}

function isData(value: unknown, depth: number): boolean {
  if (depth > MAX_DEPTH) return false;
  switch (typeof value) {
    case "string":
    case "boolean":
      return true;
    case "number":
      return Number.isFinite(value) && !Object.is(value, -0);
    case "object": {
      if (value === null || isExpression(value)) return true;
      // JSON has no holes.
      const isBare = Array.isArray(value)
        ? Object.keys(value).length === value.length
        : isPlain(value);
      const below = (part: unknown) => isData(part, depth + 1);
      return isBare && Object.values(value).every(below);
    }
    default:
      return false;
  }
}

/** Built-in classes of values, by what their objects say in any realm. */
const VALUES: ReadonlySet<string> = new Set(
  ["Array", "Map", "Set", "Date", "RegExp", "Error"].map(
    (name) => `[object ${name}]`,
  ),
);

/**
 * Tells whether a statement shows a value. Functions, promises and objects of a
 * class are no results, such as the engine that `ce.assign()` gives back.
 */
export function isResult(value: unknown): boolean {
  if (typeof value !== "object" || value === null)
    return value !== undefined && typeof value !== "function";
  return (
    isExpression(value) ||
    isPlain(value) ||
    ArrayBuffer.isView(value) ||
    VALUES.has(Object.prototype.toString.call(value))
  );
}

/**
 * Finds the form in which a program prints what a statement shows.
 *
 * @returns Nothing where it cannot print the same.
 */
export function shownAs(value: unknown): ShownAs | undefined {
  if (isExpression(value)) return "text";
  if (isListOfExpressions(value)) return "list";
  if (isJson(value)) return "json";
  return holdsExpression(value) ? undefined : "value";
}
