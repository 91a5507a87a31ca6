/** The little of a boxed expression that printing needs. */
export interface ExpressionLike {
  readonly latex: string;
  readonly json: unknown;
  toString(): string;
}

/** Whether a value is an expression of the Compute Engine, of whatever copy. */
export function isExpression(value: unknown): value is ExpressionLike {
  return (
    typeof value === "object" &&
    value !== null &&
    "toMathJson" in value &&
    "latex" in value
  );
}

/** Whether a value is a list of expressions, and not empty. */
export function isListOfExpressions(
  value: unknown,
): value is readonly ExpressionLike[] {
  return Array.isArray(value) && value.length > 0 && value.every(isExpression);
}

/** Most values that are looked at for an expression among them. */
const MAX_LOOKED_AT = 10_000;

/** Whether a value is an expression, or a list or an object of some. */
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

/** Whether an object is of no class. */
export function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  // Objects of another realm have another prototype of the same shape.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
