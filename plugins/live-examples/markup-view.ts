import type { ComponentProps } from "react";

import type Playground from "../../src/components/Playground/index.tsx";
import { COMPUTE_ENGINE, installedVersion } from "../package-facts/index.ts";
import {
  type CodeLink,
  languageLabel,
  parseMeta,
  renderBlock,
} from "../static-code/index.ts";
import type { Markup } from "./markup-read.ts";

const PACKAGES = [
  [COMPUTE_ENGINE, "Compute Engine"],
  ["mathlive", "MathLive"],
] as const;

/**
 * Make what a page shows of a markup example.
 *
 * @param links - The names in its script that lead somewhere.
 */
export function markupViewOf(
  { sources, title, height, open }: Markup,
  links: readonly CodeLink[] = [],
): ComponentProps<typeof Playground> {
  const tabs = [...sources].map(([language, { value, meta }]) => {
    const html = renderBlock({
      code: value,
      language,
      meta: parseMeta(meta),
      links: language === "js" ? links : [],
    });
    return { language, label: languageLabel(language), html };
  });
  const code = [...sources.values()].map(({ value }) => value).join("\n");
  const checked = PACKAGES.filter(([name]) => imports(code, name)).map(
    ([name, label]) => `${label} ${installedVersion(name)}`,
  );
  return { tabs, title, height, open, checked };
}

function imports(code: string, name: string): boolean {
  return new RegExp(
    `\\b(?:from|import)\\s*\\(?\\s*["']${name}(?:/[\\w/-]+)?["']`,
  ).test(code);
}
