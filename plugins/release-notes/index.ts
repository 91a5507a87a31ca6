/** Release notes: their documents, the elements that show them, their feeds. */
import type { Provider } from "../generated-content/index.ts";
import { NOTES_PAGE_SETS } from "./documents.ts";
import { NOTES_LIBRARIES } from "./libraries.ts";
import { releaseIndex, releases } from "./page.ts";
import { versions } from "./versions.ts";

export { releaseFeeds } from "./feed.ts";
export {
  anchorOf,
  longDate,
  NOTES_LIBRARIES,
  releasesOf,
} from "./libraries.ts";
export { addressOf, planOf } from "./paging.ts";
export type { Release } from "./release.ts";

/** The sources, pages and views that the release notes add to the site. */
export const releaseNotes = {
  sources: Object.values(NOTES_LIBRARIES).map(({ source }) => source),
  pageSets: NOTES_PAGE_SETS,
  views: { ReleaseIndex: releaseIndex, Releases: releases, Versions: versions },
} satisfies Provider;
