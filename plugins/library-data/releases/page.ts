import { readSettings } from "../../settings/index.ts";
import { escapeHtml } from "../../static-code/index.ts";
import { type Kind, KINDS, type Release } from "../sources/index.ts";
import { factsOf } from "../source.ts";
import { anchorOf, type Library, releasesOf } from "./libraries.ts";
import type { NotesPage } from "./paging.ts";
import { addressOf, planOf } from "./plan.ts";
import { renderRelease } from "./render.ts";
import { remarkOn, standing } from "./standing.ts";

/** What the component that shows a page of release notes is given. */
export interface Notes {
  /** The releases. */
  readonly html: string;
  /** Links to them. */
  readonly versions: string;
  /** The kinds of changes on the page, and in how many releases they are. */
  readonly kinds: readonly { readonly kind: Kind; readonly count: number }[];
  readonly anchors: readonly string[];
  /** What the reader should know first, if anything. */
  readonly notice: string | undefined;
  readonly newer: Neighbour | undefined;
  readonly older: Neighbour | undefined;
  readonly library: string;
  /** Folder of the notes, from the root of the site. */
  readonly folder: string;
}

interface Neighbour {
  readonly title: string;
  readonly to: string;
}

/**
 * A page of release notes.
 *
 * @param slug - Its name in the folder of the notes; empty for the first.
 * @throws Error when there is no such page.
 */
export async function notesOf(library: Library, slug: string): Promise<Notes> {
  const plan = await planOf(library);
  const at = plan.findIndex((page) => page.slug === slug);
  const page = plan[at];
  if (!page) throw new Error(`${library.name} has no page of notes "${slug}"`);
  const releases = await releasesOf(library);
  const own = releases.filter(({ version }) => page.versions.includes(version));
  const neighbour = (other: NotesPage | undefined) =>
    other && { title: other.title, to: `/${addressOf(library, other)}` };
  return {
    // Kept as facts are: to typeset all notes takes seconds.
    html: await factsOf({
      name: `${library.source.name}-${slug || "first"}`,
      package: library.package,
      variant: readSettings(process.env).baseUrl,
      read: () =>
        own
          .map((each) => renderRelease(each, remarkOn(each, library)))
          .join(""),
    }),
    versions: linksTo(own, ""),
    kinds: kindsOf(own),
    anchors: own.map(anchorOf),
    notice: slug === "" ? standing(library, releases) : undefined,
    newer: at > 0 ? neighbour(plan[at - 1]) : undefined,
    older: neighbour(plan[at + 1]),
    library: library.name,
    folder: library.folder,
  };
}

function kindsOf(releases: readonly Release[]): Notes["kinds"] {
  return KINDS.flatMap((kind) => {
    const having = releases.filter(({ sections }) =>
      sections.some(({ kinds }) => kinds.includes(kind)),
    );
    // What breaks is asked for everywhere, and none is an answer.
    return having.length > 0 || kind === "breaking"
      ? [{ kind, count: having.length }]
      : [];
  });
}

/** What the component that lists all releases of a library is given. */
export interface Index {
  /** Links to all releases. */
  readonly html: string;
  /** The addresses that it links to. */
  readonly links: readonly string[];
}

/** Links to all releases of a library, by the page that they are on. */
export async function indexOf(library: Library): Promise<Index> {
  const root = readSettings(process.env).baseUrl;
  const releases = await releasesOf(library);
  const parts = (await planOf(library)).map((page) => {
    const address = `${root}${addressOf(library, page)}`;
    const title = escapeHtml(page.title);
    const own = releases.filter(({ version }) =>
      page.versions.includes(version),
    );
    return {
      html: `<h3><a href="${address}">${title}</a></h3>${linksTo(own, address)}`,
      links: [address, ...own.map((each) => `${address}#${anchorOf(each)}`)],
    };
  });
  return {
    html: parts.map(({ html }) => html).join(""),
    links: parts.flatMap(({ links }) => links),
  };
}

function linksTo(releases: readonly Release[], address: string): string {
  const items = releases.map((release) => {
    const anchor = anchorOf(release);
    return `<li><a href="${address}#${anchor}">${escapeHtml(release.version)}</a></li>`;
  });
  return `<ul>${items.join("")}</ul>`;
}
