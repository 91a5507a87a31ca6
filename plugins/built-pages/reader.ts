import type { Plugin } from "@docusaurus/types";
import type { Root } from "hast";

/** A built page. Its readers share it, so none of them changes the tree. */
export interface BuiltPage {
  /** Its file, from the folder of the site: `guides/sums/index.html`. */
  readonly file: string;
  /** Its path from the root of the site: `/guides/sums/`. */
  readonly url: string;
  readonly html: string;
  readonly tree: Root;
}

/** What a plugin does with the built pages. */
export interface PageReader {
  /** Takes what it needs of a page. Pages come one after the other. */
  readonly read: (page: BuiltPage) => void;
  /** Runs when all pages have been read. */
  readonly finish: () => Promise<void>;
}

/** What Docusaurus says of the built site. */
export type Site = Parameters<NonNullable<Plugin["postBuild"]>>[0];

/** A plugin that reads the built pages, a step that Docusaurus does not have. */
export interface PagesPlugin extends Plugin {
  readonly readPages: (site: Site) => PageReader | Promise<PageReader>;
}
