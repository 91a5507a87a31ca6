import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { LoadContext, Plugin } from "@docusaurus/types";

import { escapeXml, h, htmlOf } from "../html.ts";
import {
  anchorOf,
  datesNotBefore,
  type Library,
  NOTES_LIBRARIES,
  releasesOf,
} from "./libraries.ts";
import { addressOf, planOf } from "./paging.ts";
import type { Release } from "./release.ts";
import { renderPlain } from "./render.ts";

/** Number of releases in a feed. */
const NEWEST = 30;

/**
 * Writes the feed of each library beside its newest release notes, after the
 * build.
 *
 * @returns A Docusaurus plugin.
 */
export function releaseFeeds({ siteDir }: LoadContext): Plugin {
  return {
    name: "release-feeds",
    async postBuild({ outDir, siteConfig: { baseUrl, title, url } }) {
      const site = { root: new URL(baseUrl, url).href, title, dir: siteDir };
      for (const library of Object.values(NOTES_LIBRARIES)) {
        const folder = path.join(outDir, library.folder);
        mkdirSync(folder, { recursive: true });
        const feed = await feedOf(library, site);
        writeFileSync(path.join(folder, "atom.xml"), feed);
      }
    },
  };
}

/** The site that a feed belongs to. */
interface Site {
  /** The full address of its root, with a slash at the end. */
  readonly root: string;
  readonly title: string;
  /** Root folder of the project. */
  readonly dir: string;
}

/**
 * The newest releases of a library as an Atom feed. The package `feed` is of
 * no use here: it keeps characters that XML cannot hold, and states neither the
 * language of the feed nor the types of its links.
 *
 * Atom wants a date of each entry. Where that of a release is not known, it is
 * the one of the newest release before it whose date is, the earliest day that
 * it can have been; the entry says so, and has no date of publication.
 */
export async function feedOf(library: Library, site: Site): Promise<string> {
  const releases = await releasesOf(library);
  const dates = datesNotBefore(releases);
  const plan = await planOf(library, site.dir);
  const pageOf = ({ version }: Release) =>
    plan.find(({ versions }) => versions.includes(version));
  const home = `${site.root}${library.folder}/`;
  const entries = releases.slice(0, NEWEST).map((release, at) => {
    const page = pageOf(release);
    const anchor = anchorOf(release);
    const address = page ? `${site.root}${addressOf(library, page)}` : home;
    const html = `${undatedNote(release)}${renderPlain(release, site.dir, site.root)}`;
    return element("entry", [
      element("title", `${library.name} ${release.version}`),
      // Does not change when the release moves to another page, which the
      // first page sends readers to.
      element("id", `${home}#${anchor}`),
      empty("link", { href: `${address}#${anchor}` }),
      element("updated", instant(dates[at] ?? "")),
      ...(release.date === null
        ? []
        : [element("published", instant(release.date))]),
      element("content", html, ` type="html"`),
    ]);
  });
  const feed = element(
    "feed",
    [
      element("title", `${library.name} releases`),
      element("subtitle", `What changed in the package ${library.package}.`),
      element("id", home),
      empty("link", {
        rel: "self",
        type: "application/atom+xml",
        href: `${home}atom.xml`,
      }),
      empty("link", { rel: "alternate", type: "text/html", href: home }),
      element("updated", instant(dates.toSorted().at(-1) ?? "")),
      element("author", [element("name", site.title)]),
      ...entries,
    ],
    ` xmlns="http://www.w3.org/2005/Atom" xml:lang="en"`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>\n${feed}\n`;
}

const UNDATED =
  "The day of this release is not known. The date of this entry is that of the newest release before it whose day is.";

function undatedNote({ date }: Release): string {
  return date === null ? htmlOf([h("p", UNDATED), "\n"]) : "";
}

function instant(date: string): string {
  return `${date}T00:00:00Z`;
}

/** @param content - Its elements, or its text. */
function element(
  name: string,
  content: string | readonly string[],
  attributes = "",
): string {
  const inner =
    typeof content === "string"
      ? escapeXml(content)
      : `\n${content.join("\n")}\n`;
  return `<${name}${attributes}>${inner}</${name}>`;
}

function empty(name: string, attributes: Readonly<Record<string, string>>) {
  const list = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeXml(value)}"`,
  );
  return `<${name}${list.join("")} />`;
}
