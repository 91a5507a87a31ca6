import type { LatexCommand } from "./latex-commands.ts";

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

/** One or two characters that are on no keyboard, and no marks of others. */
function isSign(text: string): boolean {
  return /^[^\s\0-~\p{Co}\p{M}\p{Sk}]{1,2}$/u.test(text);
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
