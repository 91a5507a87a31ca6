import { existsSync } from "node:fs";
import path from "node:path";

import { readSettings } from "../settings/index.ts";
import type { Surroundings } from "./markdown.ts";

/** For notes on pages of the site. */
export const ON_PAGES: Surroundings = {
  styled: true,
  address: (url) => addressFrom(readSettings(process.env).baseUrl, url),
};

/**
 * For notes that are read elsewhere.
 *
 * @param root - The full address of the site.
 */
export function elsewhere(root: string): Surroundings {
  return { styled: false, address: (url) => addressFrom(root, url) };
}

/**
 * Notes name pages of the site that they were written for. Where this one has
 * a page of that address they lead to it, whose anchors are its own.
 */
function addressFrom(root: string, url: string): string | undefined {
  if (/^https?:\/\//i.test(url)) return url;
  const [, route] = /^\/([\w/-]+?)\/?(?:#.*)?$/.exec(url) ?? [];
  if (route === undefined) return undefined;
  const file = path.join(process.cwd(), "docs", route);
  const isPage = [`${file}.mdx`, `${file}/index.mdx`].some((each) =>
    existsSync(each),
  );
  return isPage ? `${root}${route}/` : undefined;
}
