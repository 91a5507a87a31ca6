import { isExpression, isPlain } from "./expression";

/** Deepest value that is written as JSON: deeper ones end the stack. */
const MAX_DEPTH = 500;

/**
 * Whether a list or an object is the same when it comes back from JSON; but
 * expressions come back as their MathJSON.
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
