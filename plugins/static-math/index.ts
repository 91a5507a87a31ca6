import katex from "katex";
export function renderMath(tex: string, { display }: { display: boolean }): string {
  return katex.renderToString(tex, { displayMode: display, throwOnError: true, strict: true });
}
