import { escapeHtml } from "../static-code/index.ts";
import { renderMath, TexError } from "../static-math/index.ts";

/** LaTeX forms that are typeset alike. */
interface Look {
  /** The typeset form; undefined where KaTeX rejects it. */
  readonly html: string | undefined;
  readonly sources: string[];
}

/** How many looks of a name are shown at once; more unfold. */
const AT_ONCE = 3;

/**
 * Forms of LaTeX, each look typeset once beside the sources that give it.
 *
 * @returns An empty text when there are none.
 */
export function latexHtml(forms: readonly string[]): string {
  const looks = looksOf(forms).map(lookHtml);
  const more = looks.slice(AT_ONCE);
  const first = looks.slice(0, AT_ONCE).join("");
  if (more.length === 0) return first;
  return `${first}<details><summary>${String(more.length)} more</summary>${more.join("")}</details>`;
}

function looksOf(forms: readonly string[]): Look[] {
  const looks = new Map<string, Look>();
  for (const source of forms) {
    const html = typeset(source);
    const look = looks.get(html ?? source);
    if (look) look.sources.push(source);
    else looks.set(html ?? source, { html, sources: [source] });
  }
  return [...looks.values()];
}

function lookHtml({ html = "", sources }: Look): string {
  const codes = sources.map((source) => `<code>${escapeHtml(source)}</code>`);
  return `<span>${html}${codes.join(" ")}</span>`;
}

/** Without MathML: the source stands beside it, for everyone. */
function typeset(source: string): string | undefined {
  try {
    return renderMath(source, { display: false, forEyesOnly: true });
  } catch (error) {
    if (error instanceof TexError) return undefined;
    throw error;
  }
}
