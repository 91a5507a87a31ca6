import type { Expression } from "./library";
import type { Forms, Json } from "./types";

/** Longest number that is shown whole, in characters. */
const MAX_NUMBER = 2000;

/** Number of leading characters that are shown of a longer one. */
const FIRST_DIGITS = 60;

/** Longest text that is shown whole, in UTF-16 units. */
const MAX_TEXT = 10_000;

/** Most symbols, numbers and functions of an expression that is shown whole. */
const MAX_PARTS = 600;

/** Symbol that the engine writes as an ellipsis. */
const ELLIPSIS = "ContinuationPlaceholder";

/**
 * The forms of an expression: in part where the whole would keep the page busy,
 * such as the digits of `10000!`.
 */
export function formsOf(expression: Expression): Forms {
  const whole = expression.json as Json;
  const size = measure(whole);
  if (size.parts <= MAX_PARTS && size.longest.length <= MAX_NUMBER)
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

/** Size of an expression, which decides whether all of it is shown. */
interface Size {
  readonly parts: number;
  /** Its longest number, as it is written. */
  readonly longest: string;
}

function saySize({ parts, longest }: Size): string {
  return longest.length > MAX_NUMBER
    ? `${digitsOf(longest).toLocaleString("en")} digits`
    : `${parts.toLocaleString("en")} parts`;
}

function measure(json: Json): Size {
  if (!isObject(json)) return { parts: 1, longest: "" };
  if (isNumber(json)) return { parts: 1, longest: json.num };
  return Object.values(json)
    .map(measure)
    .reduce(
      (sum, { parts, longest }) => ({
        parts: sum.parts + parts,
        longest: longest.length > sum.longest.length ? longest : sum.longest,
      }),
      { parts: 0, longest: "" },
    );
}

/** The engine writes the zeros at the end of a whole number as an exponent. */
function digitsOf(written: string): number {
  const [digits = "", zeros] = written.replace(/^-/, "").split("e+");
  return digits.length + Number(zeros ?? 0);
}

/** Copies the beginning of an expression. */
class Shortener {
  #left = MAX_PARTS;

  shorten(json: Json): Json {
    this.#left -= 1;
    if (typeof json === "string") return shortenString(json);
    if (!isObject(json)) return json;
    if (isList(json)) return this.#shortenList(json);
    if (isNumber(json)) return shortenNumber(json);
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

function shortenNumber(json: { readonly num: string }): Json {
  if (json.num.length <= MAX_NUMBER) return json;
  const first = { num: json.num.slice(0, FIRST_DIGITS) };
  return ["InvisibleOperator", first, ELLIPSIS];
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

function isNumber(json: object): json is { readonly num: string } {
  return "num" in json && typeof json.num === "string";
}

function isList(
  json: readonly Json[] | { readonly [key: string]: Json },
): json is readonly Json[] {
  return Array.isArray(json);
}
