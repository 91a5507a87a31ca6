import { writeFileSync } from "node:fs";
import path from "node:path";

import type { LoadContext } from "@docusaurus/types";

import {
  type BuiltPage,
  findAll,
  isTag,
  type PagesPlugin,
  textOf,
} from "./built-pages/index.ts";
import { WORKER_FILE } from "../src/offline/shape.ts";
import { hashSource, inlineScript } from "./inline-script.ts";

/** Results see the window that opened the page, and would talk to it. */
const GUARD = `import { dropForeignMessages } from "./src/foreign-messages"; dropForeignMessages(); window.opener = null;`;

/** Comes after the guard, which holds whatever becomes of this. */
const CHECK = `import { checkMarkup } from "./src/markup-policy"; checkMarkup(SCRIPTS, WORKER);`;

/**
 * Limits what a page may do and who may talk to it: by a guard of messages and
 * a check of markup that run before any other script, and a policy in each built
 * page; `_headers` has what no page can say of itself. A page that is being
 * written has the guard only: what reloads it evaluates code.
 *
 * @param services - Origins that pages ask besides their own.
 * @param results - Origin that sandboxes come from, if it is not the site's.
 * @see SECURITY.md
 */
export function pagePolicy(services: readonly string[], results?: string) {
  return ({ siteDir, baseUrl }: LoadContext): PagesPlugin => ({
    name: "page-policy",
    injectHtmlTags: () => ({
      headTags: [
        GUARD,
        CHECK.replace(
          "SCRIPTS",
          JSON.stringify(`${baseUrl}assets/js/`),
        ).replace("WORKER", JSON.stringify(baseUrl + WORKER_FILE)),
      ].map((script) => ({
        tagName: "script",
        innerHTML: inlineScript(siteDir, script),
      })),
    }),
    readPages: ({ outDir }) => ({
      read(page) {
        const html = applyPolicy(page, services, results);
        writeFileSync(path.join(outDir, page.file), html);
      },
    }),
  });
}

/** Stands in the template where the policy comes. */
export const POLICY_PLACE =
  '<meta http-equiv="Content-Security-Policy" content="default-src">';

const PLACE =
  /<meta http-equiv="?Content-Security-Policy"? content="?default-src"?\s*\/?>/;

/** Data in a script element is not run, and no policy asks for its hash. */
const DATA = /^application\/(?:ld\+)?json/i;

/**
 * Puts its policy into a page: the first thing in its head, so that it counts
 * for all that follows.
 *
 * @param services - Origins that the page asks besides its own.
 * @param results - Origin that its sandboxes come from, if it is not its own.
 * @returns The page as it is served.
 * @throws Error when the page has no place for it.
 */
export function applyPolicy(
  { html, tree, url }: Pick<BuiltPage, "html" | "tree" | "url">,
  services: readonly string[],
  results?: string,
): string {
  if (!PLACE.test(html))
    throw new Error(`The page ${url} has no place for its policy.`);
  const policy = policyOf(hashesOf(tree), services, results);
  return html.replace(
    PLACE,
    () => `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

/** Hashes of the inline scripts of a page, as a policy names them. */
function hashesOf(page: BuiltPage["tree"]): string[] {
  const scripts = findAll(page, (each) => isTag(each, "script"));
  const inline = scripts.filter(
    ({ properties: { src, type } }) =>
      src === undefined && !(typeof type === "string" && DATA.test(type)),
  );
  return inline.map((script) => hashSource(textOf(script)));
}

/**
 * The policy of every page, as directives and what they allow.
 *
 * Styles may be inline: MathLive, KaTeX and the editor set them on elements. All
 * else is a file of the site, or data that a page has made itself.
 *
 * @param hashes - Of the inline scripts of the page.
 * @param services - Origins that the page asks besides its own.
 * @param results - Origin that its sandboxes come from, if it is not its own.
 * @see https://www.w3.org/TR/CSP3/
 */
function policyOf(
  hashes: readonly string[],
  services: readonly string[],
  results?: string,
): string {
  const others = results ? [...services, results] : services;
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'", "data:"],
    "media-src": ["'self'"],
    "connect-src": ["'self'", ...others],
    "worker-src": ["'self'"],
    "frame-src": [results ?? "'self'"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    // A script in the head makes it: no other can be made.
    "trusted-types": ["default"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
}
