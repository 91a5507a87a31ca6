import katex, { ParseError } from "katex";

import { katexOptions } from "../../src/math/index.ts";

/** A formula that KaTeX cannot set. */
export class TexError extends Error {
  /** Where in the TeX it fails, in UTF-16 units; 0 if KaTeX does not say. */
  readonly position: number;

  /**
   * @param message - What is wrong, without the TeX.
   * @param position - Where in the TeX, in UTF-16 units.
   */
  constructor(message: string, position: number) {
    super(message);
    this.name = "TexError";
    this.position = position;
  }
}

const rendered = new Map<string, string>();

/**
 * Typesets a formula as one HTML string, with KaTeX.
 *
 * @param tex - The TeX, without delimiters.
 * @param options.display - Whether to set it in display style.
 * @param options.forEyesOnly - Whether to leave out the MathML, where what it
 *   says stands beside it in words.
 * @throws {TexError} If KaTeX does not know a command or finds a mistake.
 */
export function renderMath(
  tex: string,
  { display, forEyesOnly = false }: { display: boolean; forEyesOnly?: boolean },
): string {
  const key = `${display ? "display" : "inline"} ${String(forEyesOnly)} ${tex}`;
  const known = rendered.get(key);
  if (known !== undefined) return known;
  const html = render(tex, display, forEyesOnly);
  rendered.set(key, html);
  return html;
}

function render(tex: string, display: boolean, forEyesOnly: boolean): string {
  try {
    return katex.renderToString(tex, {
      ...katexOptions(display),
      ...(forEyesOnly && { output: "html" }),
      strict: "error",
      throwOnError: true,
    });
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const message = error.rawMessage.replace(/^.* set to 'error': /, "");
    // Against its type, an error may come without a position.
    const position = error.position || 0;
    throw new TexError(message, Math.min(position, tex.length));
  }
}
