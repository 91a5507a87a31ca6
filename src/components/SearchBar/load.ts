import { retry } from "@site/src/retry";

import { searchClient, sourceOf, type SiteConfig } from "../Search";

type ModalModule = typeof import("./modal");

/** Tries of the download: the first at once, the next after a second, two. */
const SCHEDULE = { first: 0, tries: 3 };

let loading: Promise<ModalModule> | undefined;

/**
 * What shows results in the dialog, and its style sheet: four times as large
 * as a page, so that none pays for it before somebody searches.
 *
 * @throws Error when it cannot be had. A later call tries again.
 */
export async function loadModal(): Promise<ModalModule> {
  loading ??= retry(
    () => import(/* webpackChunkName: "search" */ "./modal"),
    SCHEDULE,
  );
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/**
 * Get the index ready, while the modal loads: the first answer needs both. When
 * it fails, so does the query, and then the reader is told.
 */
export function openIndex(config: SiteConfig): void {
  searchClient(sourceOf(config).service)
    .open()
    .catch(() => undefined);
}
