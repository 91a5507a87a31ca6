import type { Expression } from "./library";
import type { Forms, Json } from "./types";

/** Longest number that is shown whole, in characters. */
const MAX_NUMBER = 2000;

/** What is shown of a longer one, at its start. */
const START_OF_NUMBER = 60;

/** Longest text that is shown whole, in UTF-16 units. */
const MAX_TEXT = 10_000;

/** Most symbols, numbers and functions of an expression that is shown whole. */
const MAX_PARTS = 1500;

/** What the engine writes as an ellipsis. */
const ELLIPSIS = "ContinuationPlaceholder";

/**
 * The forms of an expression: in part where the whole would keep the page busy,
 * such as the digits of `10000!`.
 */
export function formsOf(expression: Expression): Forms {
  const whole = expression.json as Json;
  const size = measure(whole);
  if (size.parts <= MAX_PARTS && size.longest <= MAX_NUMBER)
    return {
      json: whole,
      latex: expression.latex,
      text: expression.toString(),
    };
  const json = new Shortener().shorten(whole);
  const { engine } = expression;
  return {
    json,
    latex: engine.expr(json as Expression["json"], { form: "raw" }).latex,
    text: shortenText(expression.toString()),
    omitted: `This is a part: the whole has ${saySize(size)}.`,
  };
}

/** How large an expression is. */
interface Size {
  readonly parts: number;
  /** Characters of its longest number or string. */
  readonly longest: number;
}

function saySize({ parts, longest }: Size): string {
  return longest > MAX_NUMBER
    ? `${longest.toLocaleString("en")} digits`
    : `${parts.toLocaleString("en")} parts`;
}

function measure(json: Json): Size {
  if (typeof json === "string") return { parts: 1, longest: json.length };
  if (!isObject(json)) return { parts: 1, longest: 0 };
  const sizes = Object.values(json).map(measure);
  return {
    parts: sizes.reduce((sum, { parts }) => sum + parts, 0),
    longest: sizes.reduce((most, { longest }) => Math.max(most, longest), 0),
  };
}

/** Copies the beginning of an expression. */
class Shortener {
  #left = MAX_PARTS;

  shorten(json: Json): Json {
    this.#left -= 1;
    if (typeof json === "string") return shortenString(json);
    if (!isObject(json)) return json;
    if (isList(json)) return this.#shortenList(json);
    if (typeof json["num"] === "string") return shortenNumber(json["num"]);
    return Object.fromEntries(
      Object.entries(json)
        .slice(0, this.#left)
        .map(([name, value]) => [name, this.shorten(value)]),
    );
  }

  #shortenList(json: readonly Json[]): Json {
    const short: Json[] = [];
    for (const part of json) {
      if (this.#left <= 0) return [...short, ELLIPSIS];
      short.push(this.shorten(part));
    }
    return short;
  }
}

function shortenNumber(digits: string): Json {
  return digits.length <= MAX_NUMBER
    ? { num: digits }
    : [
        "InvisibleOperator",
        { num: digits.slice(0, START_OF_NUMBER) },
        ELLIPSIS,
      ];
}

function shortenString(text: string): string {
  const isQuoted = text.startsWith("'");
  const short = shortenText(text);
  return isQuoted && short !== text ? `${short}'` : short;
}

function shortenText(text: string): string {
  return text.length <= MAX_TEXT ? text : `${text.slice(0, MAX_TEXT)}…`;
}

function isObject(
  json: Json,
): json is readonly Json[] | { readonly [key: string]: Json } {
  return typeof json === "object" && json !== null;
}

function isList(
  json: readonly Json[] | { readonly [key: string]: Json },
): json is readonly Json[] {
  return Array.isArray(json);
}
