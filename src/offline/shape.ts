/** What pages, the service worker and the build agree on. */

/** The service worker's script, at the root of the site: it serves all of it. */
export const WORKER_FILE = "offline.js";

/** The list of the files that the whole documentation is made of. */
export const LIST_FILE = "offline.json";

/** Cache of files whose names change with their content. */
export const ASSETS_CACHE = "assets";

/** Cache of pages and other files that were read. */
export const PAGES_CACHE = "pages";

/**
 * Caches of the whole documentation begin so; a version follows. One that has
 * the list in it is complete.
 */
export const SAVED_PREFIX = "saved-";

/** A file of the documentation. */
export interface ListedFile {
  /** Its path, from the root of the host. */
  readonly path: string;
  readonly bytes: number;
  /** Bytes of it with gzip, which is how hosts send it. */
  readonly packed: number;
  /** Changes with its content. */
  readonly digest: string;
}

/** The content of {@link LIST_FILE}. */
export interface FileList {
  /** Changes with any of the files. */
  readonly version: string;
  readonly files: readonly ListedFile[];
}

/** What a page tells the service worker. */
export type ToWorker =
  /** Keep these files of the site, which the reader has seen. */
  | { readonly type: "read"; readonly addresses: readonly string[] }
  /** Keep the search, the playground and what examples run with. */
  | { readonly type: "core" }
  /** Answer through the port with the name of the site's first script. */
  | { readonly type: "version" };
