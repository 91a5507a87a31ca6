/** The search index of the site, made by the build. */
import { writeFile } from "node:fs/promises";
import path from "node:path";

import type { LoadContext, Plugin } from "@docusaurus/types";

import type { BuiltPage, PagesPlugin } from "../built-pages/index.ts";
import { libraryFacts } from "./facts.ts";
import { keepRecords, openSearch, writeIndex } from "./files.ts";
import { type PageText, readText } from "./page-text.ts";
import { readPhrases, withPhrases } from "./phrases.ts";
import { type Fact, type Page, recordsFrom } from "./records.ts";
import { pageSynonyms, type PageSynonyms } from "./synonyms.ts";

export { recordsOf } from "./files.ts";

/** File that tells browsers how to search the site, from the site's root. */
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
      const facts = await libraryFacts(siteDir);
      const texts = new PageTexts({ baseUrl, routes, synonyms }, facts);
      return {
        read: (page) => texts.read(page),
        async finish() {
          const records = withPhrases(
            recordsFrom(texts.pages(), facts),
            readPhrases(siteDir),
          );
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

/** The page that is shown where there is none. */
const NOT_FOUND = "/404.html";

/** Addresses and synonyms of the pages of a site. */
interface Site {
  readonly baseUrl: string;
  /**
   * Addresses of its pages, with the base path, in the order of the records.
   */
  readonly routes: readonly string[];
  readonly synonyms: PageSynonyms;
}

/** Collects the texts of built pages. */
export class PageTexts {
  readonly #routes: ReadonlyMap<string, string>;
  readonly #synonyms: PageSynonyms;
  readonly #targets: ReadonlySet<string>;
  readonly #texts = new Map<string, PageText>();

  /**
   * @param facts - What the packages say of the pages: an element whose anchor
   * a fact has is told apart from the text around it.
   */
  constructor({ baseUrl, routes, synonyms }: Site, facts: readonly Fact[]) {
    const urls = routes.map(
      (route) => [`/${route.slice(baseUrl.length)}`, route] as const,
    );
    this.#routes = new Map(urls.filter(([url]) => url !== NOT_FOUND));
    this.#synonyms = synonyms;
    this.#targets = new Set(facts.map(({ url }) => url));
  }

  /**
   * Reads a page, unless nobody searches for it.
   *
   * @throws Error when it has no first heading, which records are called by.
   */
  read({ url, tree }: Pick<BuiltPage, "tree" | "url">): void {
    if (!this.#routes.has(url)) return;
    const text = readText(tree, (anchor) =>
      this.#targets.has(`${url}#${encodeURIComponent(anchor)}`),
    );
    if (text.title === "")
      throw new Error(
        `The page ${url} has no first-level heading: the search has nothing to call it by.`,
      );
    this.#texts.set(url, text);
  }

  /**
   * The pages, in the order of the routes.
   *
   * @throws Error when one of them was not read.
   */
  pages(): Page[] {
    return [...this.#routes].map(([url, route]) => {
      const text = this.#texts.get(url);
      if (!text) throw new Error(`The page ${url} was not built.`);
      return { url, synonyms: this.#synonyms.get(route) ?? [], text };
    });
  }
}

/** The name that src/search/local gives to the script of its worker. */
const SCRIPT = "search-worker";

type BundlerConfig = Parameters<NonNullable<Plugin["configureWebpack"]>>[0];

/**
 * Keeps the script of the worker in one file. The bundler would put MiniSearch
 * into another one, which the worker asks for when it has begun and waits for
 * idly, ahead of the index.
 *
 * @throws Error when the bundler's configuration divides no scripts, which a
 * new version of Docusaurus may bring.
 */
function keepWhole(config: BundlerConfig): void {
  const { splitChunks } = config.optimization ?? {};
  if (!splitChunks)
    throw new Error("The bundler's configuration does not divide scripts.");
  splitChunks.chunks = (chunk) =>
    chunk.name !== SCRIPT && !chunk.canBeInitial();
}
