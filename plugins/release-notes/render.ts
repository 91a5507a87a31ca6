import { existsSync } from "node:fs";
import path from "node:path";

import { dataHtml } from "../../src/markup.ts";
import { readSettings } from "../settings/index.ts";
import { escapeHtml } from "../static-code/index.ts";
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
  const version = escapeHtml(release.version);
  const date =
    release.date === null
      ? `<span>date not known</span>`
      : `<time datetime="${release.date}">${longDate(release.date)}</time>`;
  const note = remark === undefined ? "" : `<p>${escapeHtml(remark)}</p>`;
  const label = `Direct link to ${version}`;
  return [
    `<section${dataHtml({ release: id })}>`,
    `<h2 id="${id}">${version} ${date}`,
    `<a class="hash-link" href="#${id}" aria-label="${label}" title="${label}"></a></h2>`,
    note,
    sectionsOnPage(release, siteDir),
    `</section>`,
  ].join("");
}

const rendered = new WeakMap<Release, string>();

/** Kept, because each release is measured first and shown later. */
function sectionsOnPage(release: Release, siteDir: string): string {
  const known = rendered.get(release);
  if (known !== undefined) return known;
  const { baseUrl } = readSettings(process.env);
  const html = renderSections(release, {
    styled: true,
    address: (url) => addressFrom(siteDir, baseUrl, url),
  });
  rendered.set(release, html);
  return html;
}

function renderSections({ sections }: Release, target: RenderTarget): string {
  const groups: string[][] = [];
  for (const { title, depth, kinds, text } of sections) {
    if (depth <= 3 || groups.length === 0) groups.push([]);
    const group = groups.at(-1);
    const tag = depth <= 3 ? "h3" : "h4";
    const heading = title && `<${tag}>${wordsToHtml(title, target)}</${tag}>`;
    const body = blocksToHtml(text, target);
    const is = dataHtml({ is: marksOf(kinds).join(" ") });
    // The filter shows the first heading while it shows any part of its group.
    if (depth <= 3) group?.push(heading, body && `<div${is}>${body}</div>`);
    else group?.push(`<div${is}>${heading}${body}</div>`);
  }
  const open = `<div${dataHtml({ group: true })}>`;
  return groups.map((group) => `${open}${group.join("")}</div>`).join("");
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
  return sections
    .map(({ title, depth, text }) => {
      const tag = `h${Math.min(depth, 6)}`;
      const heading =
        title && `<${tag}>${wordsToHtml(title, target)}</${tag}>\n`;
      return `${heading}${blocksToHtml(text, target)}`;
    })
    .join("\n");
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
