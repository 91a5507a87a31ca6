import type { ComponentProps } from "react";

import type FieldFormula from "../../src/components/FieldFormula.tsx";
import { renderMath } from "../static-math/index.ts";
import { mathliveStyles } from "./latex/index.ts";
import { mathliveFunctions } from "../package-facts/index.ts";
import type { View } from "../generated-content/index.ts";

/** The part of KaTeX's HTML that is hidden from screen readers, up to the end. */
const FOR_EYES = /(?<=<span class="katex-html" aria-hidden="true">).*$/s;

/**
 * `<FieldFormula latex="x^2" />`: a formula set as a mathfield sets it, which
 * is not quite as KaTeX does. So it can stand in for a field, and nothing moves
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
