import type { Json } from "../../calculation";

/** MathJSON on one line, as the examples of the site print it. */
export function jsonText(json: Json): string {
  if (!isObject(json)) return JSON.stringify(json);
  if (isList(json)) return `[${json.map(jsonText).join(", ")}]`;
  const parts = Object.entries(json).map(
    ([name, part]) => `${JSON.stringify(name)}: ${jsonText(part)}`,
  );
  return `{${parts.join(", ")}}`;
}

/**
 * Head and operands of a function in its short form.
 *
 * @returns Nothing for any other expression.
 */
export function functionOf(json: Json): readonly Json[] | undefined {
  return isObject(json) && isList(json) ? json : undefined;
}

function isList(json: Json & object): json is readonly Json[] {
  return Array.isArray(json);
}

function isObject(json: Json): json is Json & object {
  return typeof json === "object" && json !== null;
}
