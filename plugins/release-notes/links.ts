import { existsSync } from "node:fs";
import path from "node:path";

import { readSettings } from "../settings.ts";
import type { RenderTarget } from "./markdown.ts";

/**
 * For notes on pages of the site.
 *
 * @param siteDir - Root folder of the project.
 */
export function onPages(siteDir: string): RenderTarget {
  const { baseUrl } = readSettings(process.env);
  return { styled: true, address: (url) => addressFrom(siteDir, baseUrl, url) };
}

/**
 * For notes in a feed, which has no styles and needs full addresses.
 *
 * @param siteDir - Root folder of the project.
 * @param root - The full address of the site.
 */
export function inFeed(siteDir: string, root: string): RenderTarget {
  return { styled: false, address: (url) => addressFrom(siteDir, root, url) };
}

/**
 * Notes link pages of the site that they were written for. If this site has a
 * page at that address, the link leads to it, without the anchor, which this
 * page may not have.
 */
function addressFrom(
  siteDir: string,
  root: string,
  url: string,
): string | undefined {
  if (/^https?:\/\//i.test(url)) return url;
  const [, route] = /^\/([\w/-]+?)\/?(?:#.*)?$/.exec(url) ?? [];
  if (route === undefined) return undefined;
  const file = path.join(siteDir, "docs", route);
  const isPage = [`${file}.mdx`, `${file}/index.mdx`].some((each) =>
    existsSync(each),
  );
  return isPage ? `${root}${route}/` : undefined;
}
