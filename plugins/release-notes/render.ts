import { dataHtml } from "../../src/markup/index.ts";
import { escapeHtml } from "../static-code/index.ts";
import { marksOf, type Release } from "./sources/index.ts";
import { longDate } from "./dates.ts";
import { anchorOf } from "./libraries.ts";
import { onPages } from "./links.ts";
import { blocksToHtml, type RenderTarget, wordsToHtml } from "./markdown.ts";

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

/** The notes of a release, for readers without the site's styles. */
export function renderPlain(release: Release, target: RenderTarget): string {
  return release.sections
    .map(({ title, depth, text }) => {
      const tag = `h${Math.min(depth, 6)}`;
      const heading =
        title && `<${tag}>${wordsToHtml(title, target)}</${tag}>\n`;
      return `${heading}${blocksToHtml(text, target)}`;
    })
    .join("\n");
}

const rendered = new WeakMap<Release, string>();

/** Kept, because each release is measured first and shown later. */
function sectionsOnPage(release: Release, siteDir: string): string {
  const html =
    rendered.get(release) ?? renderSections(release, onPages(siteDir));
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
  return groups.map((group) => groupOf(group.join(""))).join("");
}

/** A group with its size, from which style sheets estimate its height. */
function groupOf(html: string): string {
  const blocks = html.match(/<(?:h3|h4|li|p|pre)\b/g)?.length ?? 0;
  const characters = html.replaceAll(/<[^>]*>/g, "").length;
  const style = `--blocks:${String(blocks)};--characters:${String(characters)}`;
  return `<div${dataHtml({ group: true })} style="${style}">${html}</div>`;
}
