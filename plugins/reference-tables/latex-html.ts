import { escapeHtml } from "../static-code/index.ts";
import { renderMath, TexError } from "../static-math/index.ts";

/** How many forms of a name are shown at once; more unfold. */
const AT_ONCE = 5;

/** A call by a name, whose code says what it looks like. */
const CALL = /^\\[a-z]+(\(|\{[a-z]+\}\()/i;

/**
 * Forms of LaTeX as code. The first is typeset as well, if it is not just a call.
 *
 * @returns An empty text when there are none.
 */
export function latexHtml(forms: readonly string[]): string {
  const [first] = forms;
  if (first === undefined) return "";
  const codes = forms.map((form) => `<code>${escapeHtml(form)}</code>`);
  const more = codes.slice(AT_ONCE);
  const look = CALL.test(first) ? "" : `${typeset(first)} `;
  const shown = `<span>${look}${codes.slice(0, AT_ONCE).join(" ")}</span>`;
  if (more.length === 0) return shown;
  return `${shown}<details><summary>${String(more.length)} more</summary>${more.join(" ")}</details>`;
}

/** Without MathML: the source stands beside it, for everyone. */
function typeset(source: string): string {
  try {
    return renderMath(source, { display: false, forEyesOnly: true });
  } catch (error) {
    // The engine's LaTeX may hold what KaTeX does not know.
    if (error instanceof TexError) return "";
    throw error;
  }
}
