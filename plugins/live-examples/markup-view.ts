import { COMPUTE_ENGINE, installedVersion } from "../packages/index.ts";
import { languageLabel, parseMeta, renderBlock } from "../static-code/index.ts";
import type { Markup, MarkupLanguage } from "./markup-read.ts";

/** What a page shows of a markup example: stored as JSON, imported by the page. */
export interface MarkupView {
  readonly tabs: readonly {
    readonly language: MarkupLanguage;
    readonly label: string;
    /** Content of the `<code>`; its text is the source, and a line break. */
    readonly html: string;
  }[];
  readonly title?: string;
  readonly height?: string;
  readonly open: MarkupLanguage;
  /** The packages it is checked with, such as `MathLive 0.111.1`. */
  readonly checked: readonly string[];
}

const PACKAGES = [
  [COMPUTE_ENGINE, "Compute Engine"],
  ["mathlive", "MathLive"],
] as const;

/** Make what a page shows of a markup example. */
export function markupViewOf({ fences, ...rest }: Markup): MarkupView {
  const tabs = [...fences].map(([language, { value, meta }]) => {
    const html = renderBlock({ code: value, language, meta: parseMeta(meta) });
    return { language, label: languageLabel(language), html };
  });
  const code = [...fences.values()].map(({ value }) => value).join("\n");
  const checked = PACKAGES.filter(([name]) => imports(code, name)).map(
    ([name, label]) => `${label} ${installedVersion(name)}`,
  );
  return { tabs, ...rest, checked };
}

function imports(code: string, name: string): boolean {
  return new RegExp(
    `\\b(?:from|import)\\s*\\(?\\s*["']${name}(?:/[\\w/-]+)?["']`,
  ).test(code);
}
