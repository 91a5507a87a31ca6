import { writeFile } from "node:fs/promises";
import path from "node:path";

import type { LoadContext } from "@docusaurus/types";

import type { PagesPlugin } from "../built-pages/index.ts";
import { writeIndex } from "./files.ts";
import { keepRecords } from "./kept.ts";
import { libraryFacts } from "./library/index.ts";
import { openSearch } from "./open-search.ts";
import { PageTexts } from "./pages.ts";
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
 * Turns built pages, and what the packages say of them, into records of the
 * search: the index that the site answers from, and the file that
 * {@link recordsOf} reads. Browsers are told that the site can be searched.
 */
export function searchIndex({ siteDir, siteConfig }: LoadContext): PagesPlugin {
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
    async readPages({ outDir, routesPaths, routesBuildMetadata }) {
      const routes = routesPaths.filter(
        (route) => routesBuildMetadata[route]?.noIndex !== true,
      );
      const facts = await libraryFacts(operatorSynonyms(siteDir), siteDir);
      const texts = new PageTexts({ baseUrl, routes, synonyms }, facts);
      return {
        read: (page) => texts.read(page),
        async finish() {
          const records = recordsFrom(texts.pages(), facts);
          await writeIndex(outDir, records);
          await keepRecords(siteDir, records);
          const root = new URL(baseUrl, url).href;
          await writeFile(
            path.join(outDir, DESCRIPTION),
            openSearch({ root, title, tagline, favicon }),
          );
        },
      };
    },
  };
}
