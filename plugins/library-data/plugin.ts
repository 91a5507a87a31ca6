import type { LoadContext, Plugin } from "@docusaurus/types";

import { writePages } from "./pages.ts";
import { writeFeeds } from "./releases/index.ts";
import { writeAllShown } from "./shown.ts";
import { askAll } from "./source.ts";
import { SOURCES } from "./sources/index.ts";

/**
 * Asks the installed packages for all that the site shows of them, before
 * anything is built: when they have changed, all that changed is told at once.
 * Then it writes the documents that there is one of for each of their parts,
 * and what documents show, and after the build the feeds of their releases.
 *
 * @throws Error A line a source that failed.
 */
export async function libraryData({ siteDir }: LoadContext): Promise<Plugin> {
  await askAll(SOURCES);
  await writePages();
  await writeAllShown(siteDir);
  return {
    name: "library-data",
    postBuild: ({ outDir, siteConfig: { baseUrl, title, url } }) =>
      writeFeeds(outDir, { root: new URL(baseUrl, url).href, title }),
  };
}
