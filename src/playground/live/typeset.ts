import { katexOptions } from "../../math";

/**
 * Typeset what a program printed. KaTeX is loaded when there is something to
 * set that the build has not set.
 *
 * @param latex - A formula, from a sandbox: nothing in it is trusted.
 * @returns HTML; nothing when KaTeX cannot set it or does not load.
 */
export async function typeset(latex: string): Promise<string | undefined> {
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
