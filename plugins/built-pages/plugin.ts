import { readFile } from "node:fs/promises";
import path from "node:path";

import type { Plugin } from "@docusaurus/types";
import { Globby } from "@docusaurus/utils";

import type { PageReader, PagesPlugin } from "./reader.ts";
import { parsePage } from "./tree.ts";

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
      await Promise.all(readers.map((reader) => reader.finish()));
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
