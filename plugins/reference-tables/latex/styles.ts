import { readFileSync } from "node:fs";

import { requirePackage } from "../../package-facts/index.ts";

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
