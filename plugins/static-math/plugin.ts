import { createRequire } from "node:module";

import type { Plugin } from "@docusaurus/types";
import type { AcceptedPlugin } from "postcss";

const require = createRequire(import.meta.url);

/** A Docusaurus plugin that brings KaTeX's style sheet and fonts. */
export function staticMath(): Plugin {
  return {
    name: "static-math",
    getClientModules: () => [require.resolve("katex/dist/katex.min.css")],
    configurePostCss: (options) => ({
      ...options,
      plugins: [...options.plugins, woff2Only],
    }),
    configureWebpack(config) {
      keepFontsApart(config.module?.rules ?? []);
      return {};
    },
  };
}

/** Every browser that is served reads WOFF2: no other format is built. */
const woff2Only: AcceptedPlugin = {
  postcssPlugin: "woff2-only",
  AtRule: {
    "font-face": (rule) => {
      rule.walkDecls("src", (source) => {
        const formats = source.value.split(",");
        const woff2 = formats.find((format) => format.includes("woff2"));
        if (woff2 !== undefined) source.value = woff2;
      });
    },
  },
};

/** What Docusaurus' rule for fonts looks like. */
interface FontRule {
  test: RegExp;
  use: { options: { limit: number | false } }[];
}

/**
 * Keeps small fonts out of the style sheet. Docusaurus would put those of less
 * than 10 kB into it, and each page would load faces that it never shows.
 */
function keepFontsApart(rules: readonly unknown[]): void {
  const isFontRule = (rule: unknown): rule is FontRule =>
    rule instanceof Object &&
    "test" in rule &&
    rule.test instanceof RegExp &&
    rule.test.test("font.woff2");

  const fonts = rules.filter(isFontRule);
  if (fonts.length === 0) throw new Error("Docusaurus has no rule for fonts");
  for (const { use } of fonts) {
    for (const { options } of use) options.limit = false;
  }
}
