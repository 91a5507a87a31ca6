import { writeFile } from "node:fs/promises";
import path from "node:path";

import type { LoadContext, Plugin } from "@docusaurus/types";

import { writeIndex } from "./files.ts";
import { keepRecords } from "./kept.ts";
import { libraryFacts } from "./library/index.ts";
import { openSearch } from "./open-search.ts";
import { readPages } from "./pages.ts";
import { recordsFrom } from "./records.ts";
import {
  operatorSynonyms,
  pageSynonyms,
  type PageSynonyms,
} from "./synonyms.ts";
import { keepWhole } from "./worker-script.ts";

/** What tells browsers how to search the site, from its root. */
const DESCRIPTION = "opensearch.xml";

/**
 * Turns built pages, and what the packages say of places on them, into records
 * of the search: the index that the site answers from, and the file that
 * {@link recordsOf} reads. Browsers are told that the site can be searched.
 */
export function searchIndex({ siteDir, siteConfig }: LoadContext): Plugin {
  const { baseUrl, favicon, tagline, title, url } = siteConfig;
  let synonyms: PageSynonyms = new Map();
  return {
    name: "search-index",
    async allContentLoaded({ allContent }) {
      synonyms = pageSynonyms(allContent);
    },
    configureWebpack(config, isServer) {
      if (!isServer) keepWhole(config);
      return {};
    },
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: "link",
          attributes: {
            rel: "search",
            type: "application/opensearchdescription+xml",
            title,
            href: baseUrl + DESCRIPTION,
          },
        },
      ],
    }),
    async postBuild({ outDir, routesPaths, routesBuildMetadata }) {
      const routes = routesPaths.filter(
        (route) => routesBuildMetadata[route]?.noIndex !== true,
      );
      const facts = await libraryFacts(operatorSynonyms(siteDir), siteDir);
      const site = { outDir, baseUrl, routes, synonyms };
      const records = recordsFrom(await readPages(site, facts), facts);
      await writeIndex(outDir, records);
      await keepRecords(siteDir, records);
      const root = new URL(baseUrl, url).href;
      await writeFile(
        path.join(outDir, DESCRIPTION),
        openSearch({ root, title, tagline, favicon }),
      );
    },
  };
}
