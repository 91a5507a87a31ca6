import { limitFault } from "./limits";
import { katexOptions } from "./options";

/**
 * Typeset a formula that the build has not set. KaTeX is loaded for the first.
 *
 * @param latex - What a program printed or a reader wrote: nothing in it is
 * trusted.
 * @returns HTML; nothing when it is too long or too deep, or KaTeX cannot set
 * it or does not load.
 */
export async function typeset(latex: string): Promise<string | undefined> {
  if (limitFault(latex) !== undefined) return undefined;
  try {
    const { default: katex } = await import(
      /* webpackChunkName: "katex" */ "katex"
    );
    return katex.renderToString(`\\displaystyle ${latex}`, {
      ...katexOptions(false),
      trust: false,
      strict: "ignore",
    });
  } catch {
    return undefined;
  }
}
