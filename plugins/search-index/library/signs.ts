import type { LatexCommand } from "../../library-data/index.ts";

/** How long a sign is at most, in characters. */
const LONGEST = 2;

/**
 * The characters that a command draws; empty where it draws a form with
 * arguments, letters of the keyboard, or what no character is.
 *
 * @param command - What MathLive says of it.
 * @param html - What it looks like.
 */
export function signDrawn(
  { codepoint, parameters }: LatexCommand,
  html: string,
): string {
  if (parameters.some(({ isOptional }) => !isOptional)) return "";
  const [first = ""] = [
    codepoint === undefined ? "" : String.fromCodePoint(codepoint),
    textOf(html),
  ].filter(isSign);
  return first;
}

function isSign(text: string): boolean {
  const characters = [...text];
  return (
    characters.length > 0 &&
    characters.length <= LONGEST &&
    characters.every((each) => /[^\s\0-~\p{Co}\p{M}\p{Sk}]/u.test(each))
  );
}

/** A stroke through what stands before or after it, as KaTeX draws it. */
const STROKE = "\uE020";

/** Letters that Unicode has in double-struck shape. */
const DOUBLE_STRUCK: Readonly<Record<string, string>> = {
  C: "ℂ",
  H: "ℍ",
  N: "ℕ",
  P: "ℙ",
  Q: "ℚ",
  R: "ℝ",
  Z: "ℤ",
};

function textOf(html: string): string {
  const text = html.replaceAll(/<[^>]*>/g, "").trim();
  if (html.startsWith("<span class=mathbb>"))
    return DOUBLE_STRUCK[text] ?? text;
  return text.includes(STROKE)
    ? `${text.replace(STROKE, "")}\u0338`.normalize("NFC")
    : text;
}

/** Parts of LaTeX that say how something stands there, not what it is. */
const FRAMES =
  /^\\([^a-z]|end\{|(left|right|bigl|bigr|middle|text|mathrm|mathsf|operatorname|not)$)/i;

const PARTS =
  /\\(?:begin|end|mathbb)\{\w+\*?\}|(?<=\\(?:text|mathrm|operatorname)\{)[a-z]{2,}|\\(?:[a-z]+|.)|[^\s\w{}()[\],.\\&]+/gi;

/** What no part can be taken out of. */
const WHOLES = /_\{[^{}]*\}|_.|\\not\s*(\\[a-z]+|.)/gi;

/**
 * What a form of LaTeX is known by: its commands, environments, words in braces
 * and signs; not its operands, nothing of an index, and not what is negated.
 */
export function signsIn(form: string): string[] {
  const found = form.replaceAll(WHOLES, "").match(PARTS) ?? [];
  const parts = found.filter((part) => !FRAMES.test(part));
  // A raised operand alone is a power.
  return parts.length > 1 ? parts.filter((part) => part !== "^") : parts;
}
