import type { LoadContext, Plugin } from "@docusaurus/types";

import { writeFeeds } from "./feed.ts";

/**
 * Writes the feeds of releases after the build.
 *
 * @returns A Docusaurus plugin.
 */
export function releaseFeeds({ siteDir }: LoadContext): Plugin {
  return {
    name: "release-feeds",
    postBuild: ({ outDir, siteConfig: { baseUrl, title, url } }) =>
      writeFeeds(outDir, {
        root: new URL(baseUrl, url).href,
        title,
        dir: siteDir,
      }),
  };
}
