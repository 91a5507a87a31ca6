import type { ComponentProps } from "react";

import type ReleaseIndex from "../../src/components/ReleaseIndex.tsx";
import type Releases from "../../src/components/Releases/index.tsx";
import type { View } from "../generated-content/index.ts";
import { h, type Html, htmlOf } from "../html.ts";
import { factsOf } from "../package-facts/index.ts";
import { readSettings } from "../settings/index.ts";
import { anchorOf, type Library, libraryOf, releasesOf } from "./libraries.ts";
import { addressOf, planOf } from "./paging.ts";
import { MARKS, marksOf, type Release } from "./release.ts";
import { renderRelease } from "./render.ts";
import { versionNotice, versionRemark } from "./versions.ts";

/**
 * `<Releases of="mathlive" />`: the newest releases of a library, and with
 * `page="2025"` those of another of its pages.
 */
export const releases: View<ComponentProps<typeof Releases>> = (
  { of: word = "", page = "" },
  siteDir,
) => notesOf(libraryOf(word), page, siteDir);

/** The props of the component that shows a page of release notes. */
type Notes = ComponentProps<typeof Releases>;

/**
 * A page of release notes.
 *
 * @param slug - Its name in the folder of the notes; empty for the first.
 * @param siteDir - Root folder of the project.
 * @throws Error when there is no such page.
 */
export async function notesOf(
  library: Library,
  slug: string,
  siteDir: string,
): Promise<Notes> {
  const plan = await planOf(library, siteDir);
  const at = plan.findIndex((page) => page.slug === slug);
  const page = plan[at];
  if (!page) throw new Error(`${library.name} has no page of notes "${slug}"`);
  const releases = await releasesOf(library);
  const own = releases.filter(({ version }) => page.versions.includes(version));
  return {
    // Kept as facts are: to render all notes takes seconds.
    html: await factsOf({
      name: `${library.source.name}-${slug || "first"}`,
      package: library.package,
      variant: readSettings(process.env).baseUrl,
      read: () =>
        own
          .map((each) =>
            renderRelease(each, siteDir, versionRemark(each, library)),
          )
          .join(""),
    }),
    links: htmlOf(linksTo(own, "")),
    kinds: kindsOf(own),
    anchors: own.map(anchorOf),
    notice: slug === "" ? versionNotice(library, releases) : undefined,
    pages: plan.map((each) => ({
      title: each.title,
      to: `/${addressOf(library, each)}`,
      versions: each.versions,
    })),
    at,
    library: library.name,
    folder: library.folder,
  };
}

/** Lists the kinds to narrow changes by, each with its number of releases. */
function kindsOf(releases: readonly Release[]): Notes["kinds"] {
  const marks = releases.map(
    ({ sections }) => new Set(sections.flatMap(({ kinds }) => marksOf(kinds))),
  );
  return MARKS.flatMap((kind) => {
    const count = marks.filter((own) => own.has(kind)).length;
    // Readers look for these two on every page, and "none" is an answer.
    return count > 0 || kind === "breaking" || kind === "results"
      ? [{ kind, count }]
      : [];
  });
}

/**
 * `<ReleaseIndex of="mathlive" />`: links to all releases of a library, by the
 * page that they are on.
 */
export const releaseIndex: View<ComponentProps<typeof ReleaseIndex>> = async (
  { of: word = "" },
  siteDir,
) => {
  const library = libraryOf(word);
  const root = readSettings(process.env).baseUrl;
  const releases = await releasesOf(library);
  const parts = (await planOf(library, siteDir)).map((page) => {
    const address = `${root}${addressOf(library, page)}`;
    const own = releases.filter(({ version }) =>
      page.versions.includes(version),
    );
    return {
      html: [
        h("h3", h("a", { href: address }, page.title)),
        linksTo(own, address),
      ],
      links: [address, ...own.map((each) => `${address}#${anchorOf(each)}`)],
    };
  });
  return {
    html: htmlOf(parts.flatMap(({ html }) => html)),
    links: parts.flatMap(({ links }) => links),
  };
};

function linksTo(releases: readonly Release[], address: string): Html {
  const items = releases.map((release) => {
    const href = `${address}#${anchorOf(release)}`;
    return h("li", h("a", { href }, release.version));
  });
  return h("ul", items);
}
