/** The built pages, each read and parsed once for all that is made of them. */
import { readFile } from "node:fs/promises";
import path from "node:path";

import type { Plugin } from "@docusaurus/types";
import { Globby } from "@docusaurus/utils";
import type { Root } from "hast";

import { parsePage } from "./tree.ts";

export {
  isText,
  metaOf,
  texOf,
  dataOf,
  elementsIn,
  find,
  findAll,
  hasClass,
  isTag,
  parseFragment,
  parsePage,
  textOf,
} from "./tree.ts";

/** A built page. Its readers share it, so none of them changes the tree. */
export interface BuiltPage {
  /** Its file, from the folder of the site: `guides/sums/index.html`. */
  readonly file: string;
  /** Its path from the root of the site: `/guides/sums/`. */
  readonly url: string;
  readonly html: string;
  readonly tree: Root;
}

/** The steps of a plugin that reads the built pages. */
export interface PageReader {
  /** Takes what it needs of a page. Pages come one after the other. */
  readonly read: (page: BuiltPage) => void;
  /** Runs when all pages have been read. */
  readonly finish?: () => Promise<void>;
  /** Runs when all plugins have finished: every file of the site is there. */
  readonly seal?: () => Promise<void>;
}

/** The built site, as Docusaurus describes it. */
export type Site = Parameters<NonNullable<Plugin["postBuild"]>>[0];

/**
 * A plugin that reads the built pages, a step that Docusaurus does not have.
 */
export interface PagesPlugin extends Plugin {
  readonly readPages: (site: Site) => PageReader | Promise<PageReader>;
}

/** All pages; the HTML files among the assets are none. */
const PAGES = ["**/*.html", "!assets/**"];

/**
 * Reads each built page once, parses it once and shows it to all plugins that
 * have `readPages`.
 */
export function builtPages(): Plugin {
  return {
    name: "built-pages",
    async postBuild(site) {
      const { outDir, plugins } = site;
      const readers: PageReader[] = [];
      for (const plugin of plugins.filter(readsPages))
        readers.push(await plugin.readPages(site));
      const files = await Globby(PAGES, { cwd: outDir });
      // One after the other: the trees of all pages would fill the memory.
      for (const file of files.sort()) {
        const html = await readFile(path.join(outDir, file), "utf8");
        const page = { file, url: urlOf(file), html, tree: parsePage(html) };
        for (const reader of readers) reader.read(page);
      }
      await Promise.all(readers.map(async (reader) => reader.finish?.()));
      for (const { seal } of readers) await seal?.();
    },
  };
}

function readsPages<P extends object>(
  plugin: P,
): plugin is P & Pick<PagesPlugin, "readPages"> {
  return "readPages" in plugin;
}

function urlOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, "$1")}`;
}
