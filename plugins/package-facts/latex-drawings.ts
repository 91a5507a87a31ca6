import { readFileSync } from "node:fs";

import katex from "katex";

import { h, htmlOf, written } from "../html.ts";
import { requirePackage } from "./installed.ts";
import type { LatexCommand } from "./latex-commands.ts";
import { compactFormula } from "./latex-compact.ts";
import { mathliveFunctions } from "./mathlive-tables.ts";

const styled = new Set(
  [
    ...readFileSync(
      requirePackage.resolve("katex/dist/katex.min.css"),
      "utf8",
    ).matchAll(/\.(-?[a-z][\w-]*)/gi),
  ].map(([, name = ""]) => name),
);

/**
 * Renders LaTeX as HTML with KaTeX; returns nothing if it cannot.
 *
 * @param latex - LaTeX in math mode.
 */
export function katexMarkup(latex: string): string | undefined {
  // Some environments are for formulas on display only.
  return rendered(latex, false) ?? rendered(latex, true);
}

function rendered(latex: string, displayMode: boolean): string | undefined {
  try {
    return katex.renderToString(latex, {
      displayMode,
      output: "html",
      strict: "ignore",
      // Links and classes are refused otherwise: the reader's page may allow them.
      trust: true,
      throwOnError: true,
    });
  } catch (error) {
    if (error instanceof katex.ParseError) return undefined;
    throw error;
  }
}

/**
 * A picture of a command: of its name where that draws something, else of its
 * typical use.
 *
 * @param command - The command.
 * @param use - Its typical use.
 */
export async function renderCommand(
  { name, parameters, expansion, codepoint, kind }: LatexCommand,
  use: string,
): Promise<string> {
  const isAlone = parameters.length === 0 && kind !== "text symbol";
  const tries = isAlone ? [name, expansion ?? name, use] : [use];
  return renderLatex(tries, codepoint);
}

/**
 * A picture of the first of several formulas that KaTeX, or else MathLive,
 * draws.
 *
 * @param tries - LaTeX in math mode.
 * @param codepoint - The character to show if KaTeX draws none of them.
 * @throws Error when neither draws any of them.
 */
export async function renderLatex(
  tries: readonly string[],
  codepoint?: number,
): Promise<string> {
  for (const latex of tries) {
    const html = katexMarkup(latex);
    const compact = html && compactFormula(html, (each) => styled.has(each));
    if (compact && showsSomething(compact)) return labelled(compact, latex);
  }
  if (codepoint !== undefined) {
    return htmlOf(String.fromCodePoint(codepoint));
  }
  const { convertLatexToMarkup } = await mathliveFunctions();
  for (const latex of tries) {
    const html = compactFormula(convertLatexToMarkup(latex), () => true);
    if (showsSomething(html)) return labelled(html, latex);
  }
  throw new Error(`nothing shows what ${tries.join(" or ")} looks like`);
}

/** Tells whether a formula draws anything: phantoms and struts do not. */
function showsSomething(html: string): boolean {
  const text = html
    .replaceAll(/<[^>]*(?:color:transparent|opacity:0)[^>]*>[^<]*/g, "")
    .replaceAll(/<[^>]*>|&nbsp;|[\s\u200b\u00a0]/g, "");
  return text !== "" || /<svg|rule[^>]*border-right-width:(?!0)/.test(html);
}

/**
 * Adds a label to a formula that is more than a line of characters, so that
 * screen readers say its LaTeX. A formula that sets colors is shown on a light
 * background in both schemes.
 */
function labelled(html: string, latex: string): string {
  const isForm = /vlist|<svg/.test(html);
  const isColored = /color:(?!transparent)|ML__emph/.test(html);
  if (!isForm && !isColored) return html;
  return htmlOf(
    h(
      "span",
      {
        ...(isForm && { role: "img", "aria-label": latex }),
        "data-theme": isColored ? "light" : undefined,
      },
      written(html),
    ),
  );
}
