/** Release notes: their documents, the elements that show them, their feeds. */
import type { Provider } from "../generated-content/index.ts";
import { NOTES_PAGE_SETS } from "./documents.ts";
import { releasesComputeEngine, releasesMathlive } from "./sources/index.ts";
import { versions } from "./versions.ts";
import { releaseIndex, releases } from "./views.ts";

export { longDate } from "./dates.ts";
export { anchorOf, NOTES_LIBRARIES, releasesOf } from "./libraries.ts";
export { addressOf, planOf } from "./plan.ts";
export { releaseFeeds } from "./plugin.ts";
export type { Release } from "./sources/index.ts";

/** What the release notes add to the documents of the site. */
export const releaseNotes = {
  sources: [releasesComputeEngine, releasesMathlive],
  pageSets: NOTES_PAGE_SETS,
  views: { ReleaseIndex: releaseIndex, Releases: releases, Versions: versions },
} satisfies Provider;
