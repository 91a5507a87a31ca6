import { lazy } from "@site/src/loading";

import { searchClient, sourceOf, type SiteConfig } from "../site";

/** Tries of the download: the first at once, the next after a second, two. */
const SCHEDULE = { first: 0, tries: 3 };

/**
 * What shows results in the dialog, and its style sheet: four times as large
 * as a page, so that none pays for it before somebody searches.
 *
 * @throws Error when it cannot be had. A later call tries again.
 */
export const loadModal = lazy(
  () => import(/* webpackChunkName: "search" */ "./modal"),
  SCHEDULE,
);

/**
 * Get the index ready, while the modal loads: the first answer needs both. When
 * it fails, so does the query, and then the reader is told.
 */
export function openIndex(config: SiteConfig): void {
  searchClient(sourceOf(config).service)
    .open()
    .catch(() => undefined);
}
