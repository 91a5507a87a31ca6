import { existsSync } from "node:fs";
import path from "node:path";

import type { Element, Root } from "hast";

import { h, htmlOf, joined, written } from "../html.ts";
import { readSettings } from "../settings/index.ts";
import { anchorOf, longDate } from "./libraries.ts";
import { blocksToHtml, type RenderTarget, wordsToHtml } from "./markdown.ts";
import { marksOf, type Release } from "./release.ts";

/**
 * The notes of a release as a part of a page, which a script can narrow: kinds
 * of changes are in `data-is`, with "results" where they may change results, and
 * `data-group` and `data-release` hold them.
 *
 * @param release - The release.
 * @param siteDir - Root folder of the project.
 * @param remark - What is to be said of the release, if anything.
 */
export function renderRelease(
  release: Release,
  siteDir: string,
  remark?: string,
): string {
  const id = anchorOf(release);
  const { version, date: datetime } = release;
  const date =
    datetime === null
      ? h("span", "date not known")
      : h("time", { datetime }, longDate(datetime));
  const title = `Direct link to ${version}`;
  const link = { href: `#${id}`, "aria-label": title, title };
  return htmlOf(
    h(
      "section",
      { "data-release": id },
      h("h2", { id }, version, " ", date, h("a.hash-link", link)),
      remark === undefined ? undefined : h("p", remark),
      written(sectionsOnPage(release, siteDir)),
    ),
  );
}

const rendered = new WeakMap<Release, string>();

/** Kept, because each release is measured first and shown later. */
function sectionsOnPage(release: Release, siteDir: string): string {
  const known = rendered.get(release);
  if (known !== undefined) return known;
  const { baseUrl } = readSettings(process.env);
  const groups = renderSections(release, {
    styled: true,
    address: (url) => addressFrom(siteDir, baseUrl, url),
  });
  const html = htmlOf(groups);
  rendered.set(release, html);
  return html;
}

function renderSections({ sections }: Release, target: RenderTarget) {
  const groups: Element[] = [];
  for (const { title, depth, kinds, text } of sections) {
    if (depth <= 3 || groups.length === 0)
      groups.push(h("div", { "data-group": true }));
    const group = groups.at(-1)?.children;
    const tag = depth <= 3 ? "h3" : "h4";
    const heading = title === "" ? [] : [h(tag, wordsToHtml(title, target))];
    const body = blocksToHtml(text, target);
    const is = { "data-is": marksOf(kinds).join(" ") };
    // The filter shows the first heading while it shows any part of its group.
    if (depth > 3) group?.push(h("div", is, heading, body));
    else if (body.children.length === 0) group?.push(...heading);
    else group?.push(...heading, h("div", is, body));
  }
  return groups;
}

/**
 * The notes of a release for a feed, which has no styles of the site and needs
 * full addresses.
 *
 * @param siteDir - Root folder of the project.
 * @param root - The full address of the site.
 */
export function renderPlain(
  { sections }: Release,
  siteDir: string,
  root: string,
): string {
  const target: RenderTarget = {
    styled: false,
    address: (url) => addressFrom(siteDir, root, url),
  };
  const parts = sections.map(({ title, depth, text }): Root => {
    const heading = h(`h${Math.min(depth, 6)}`, wordsToHtml(title, target));
    const head = title === "" ? [] : [heading, "\n"];
    return h(null, head, blocksToHtml(text, target));
  });
  return htmlOf(joined(parts, "\n"));
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
