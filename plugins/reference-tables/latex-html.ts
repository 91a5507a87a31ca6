import { readFileSync } from "node:fs";

import katex, { ParseError } from "katex";
import type { ComponentProps } from "react";

import type { FieldFormula } from "../../src/components/Pictures.tsx";
import { katexOptions } from "../../src/math/index.ts";
import type { View } from "../generated-content/index.ts";
import { h, type Html, joined, written } from "../html.ts";
import { mathliveFunctions, requirePackage } from "../package-facts/index.ts";
import { renderMath, TexError } from "../static-math/index.ts";

/** Number of forms of a name that are shown at once; more unfold. */
const AT_ONCE = 5;

/** A call by a name, and signs and letters: their code says how they look. */
const PLAIN = /^\\[a-z]+(\(|\{[a-z]+\}(_\{\w\})?\()|^[^\\^_]*$/i;

/**
 * Forms of LaTeX as code. The first is rendered as well, where that says more.

 */
export function latexHtml(forms: readonly string[]): Html {
  const [first] = forms;
  if (first === undefined) return h(null);
  const codes = forms.map((form) => h("code", sourceHtml(form)));
  const more = codes.slice(AT_ONCE);
  const shown = joined(codes.slice(0, AT_ONCE), " ");
  const summary = h("summary", more.length, " more");
  return h(
    null,
    h("span", lookHtml(first), shown),
    more.length > 0 ? h("details", summary, joined(more, " ")) : undefined,
  );
}

/**
 * A form of LaTeX, rendered, and a space; nothing where the source, which has
 * to follow it, says as much.
 *
 * @param longest - Formulas whose HTML takes as many characters are left out.
 */
export function lookHtml(form: string, longest = Infinity): Html {
  const html = PLAIN.test(form) ? undefined : rendered(form);
  return html === undefined || html.length >= longest
    ? h(null)
    : h(null, written(html), " ");
}

/** Longest source that needs no line breaks, in characters. */
const UNBROKEN = 20;

/** The source of a form, which may break before a command or a bracket only. */
export function sourceHtml(form: string) {
  return form.length > UNBROKEN
    ? joined(form.split(/(?<!^)(?=\\[a-z]|[{(])/i), h("wbr"))
    : form;
}

/** Without MathML: the source stands beside it, for everyone. */
function rendered(source: string): string {
  try {
    return renderMath(source, { display: false, forEyesOnly: true });
  } catch (error) {
    // The engine's LaTeX may hold what KaTeX does not know.
    if (error instanceof TexError) return "";
    throw error;
  }
}

/**
 * LaTeX of a keybinding or shortcut, rendered. Without MathML, which
 * would double the page: the LaTeX itself is always beside it.
 *
 * @returns Nothing where KaTeX does not know a command.
 */
export function formulaHtml(latex: string): Html | undefined {
  try {
    const html = katex.renderToString(withBoxes(latex), {
      ...katexOptions(false),
      output: "html",
      strict: "ignore",
    });
    return written(html);
  } catch (error) {
    if (error instanceof ParseError) return undefined;
    throw error;
  }
}

/** Replaces the arguments of a shortcut by boxes. */
function withBoxes(latex: string): string {
  const boxed = latex.replaceAll(/#[?@\d]/g, "\\placeholder{}");
  // A superscript or subscript needs a base.
  return /^[_^]/.test(boxed) ? `\\placeholder{}${boxed}` : boxed;
}

/**
 * The rules of MathLive's style sheet for what it draws in some HTML: a page
 * that shows little of it need not load it all.
 *
 * @param html - HTML with elements of MathLive's.
 */
export function mathliveStyles(html: string): string {
  const used = new Set(html.match(/\bML__[\w-]+/g));
  const sheet = readFileSync(
    requirePackage.resolve("mathlive/static.css"),
    "utf8",
  );
  const rules = sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g);
  return [...rules]
    .flatMap(([, selectors = "", body = ""]) => {
      const own = selectors.split(",").filter((selector) => {
        const names = selector.match(/\bML__[\w-]+/g) ?? [];
        return names.length > 0 && names.every((name) => used.has(name));
      });
      return own.length > 0 ? [`${own.join(",")}{${body}}`] : [];
    })
    .join("");
}

/**
 * The same rows with each path that several drawings share written once.
 *
 * @param html - The rows.
 * @param table - A word that no other table of a page has: ids begin with it.
 */
export function sharePaths(html: string, table: string): string {
  const counts = new Map<string, number>();
  for (const [path] of html.matchAll(PATH)) {
    counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  const shared = [...counts].flatMap(([path, count]) =>
    count > 1 ? [path] : [],
  );
  const ids = new Map(
    shared.map((path, index) => [path, `${table}_${String(index)}`]),
  );
  const short = html.replaceAll(PATH, (path) => {
    const id = ids.get(path);
    return id === undefined ? path : `<use href=#${id} />`;
  });
  const paths = [...ids].map(([path, id]) => path.replace(" ", ` id=${id} `));
  return `${short}<svg width=0 height=0><defs>${paths.join("")}</defs></svg>`;
}

const PATH = /<path[^>]*><\/path>/g;

/**
 * The part of KaTeX's HTML that is hidden from screen readers, up to the end.
 */
const FOR_EYES = /(?<=<span class="katex-html" aria-hidden="true">).*$/s;

/**
 * `<FieldFormula latex="x^2" />`: a formula rendered as by a mathfield, which
 * is not quite as by KaTeX. So it can stand in for a field, and nothing moves
 * when the field comes.
 */
export const fieldFormula: View<ComponentProps<typeof FieldFormula>> = async ({
  latex = "",
}) => {
  const { convertLatexToMarkup, validateLatex } = await mathliveFunctions();
  const [fault] = validateLatex(latex);
  if (fault) throw new Error(`MathLive finds ${fault.code} in ${latex}`);
  const markup = convertLatexToMarkup(latex);
  // Screen readers and the Markdown twin get KaTeX's MathML, as elsewhere.
  const html = renderMath(latex, { display: true }).replace(
    FOR_EYES,
    () => `${markup}</span></span></span>`,
  );
  return { html, css: mathliveStyles(markup) };
};
