/** The pages of the site as Markdown, for programs that read. */
import { writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";

import type { LoadContext } from "@docusaurus/types";

import { twinAddress } from "../../src/twin-address.ts";
import type { PagesPlugin } from "../built-pages/index.ts";
import { COMPUTE_ENGINE, installedVersion } from "../package-facts/index.ts";
import { fullTextOf, indexOf, type SiteFacts, type Twin } from "./lists.ts";
import { markdownOf } from "./markdown.ts";
import { type Page, pagesOf } from "./pages.ts";

export { fullTextOf, indexOf } from "./lists.ts";
export { markdownOf } from "./markdown.ts";

interface Options {
  /**
   * Pages that `llms-full.txt` only names, by their path from the root of the
   * site: long tables that are better read alone.
   */
  readonly named: readonly string[];
}

/**
 * Writes the site for programs that read: beside each built page its Markdown
 * twin, `llms.txt` with a link to each, and `llms-full.txt` with most of them
 * in one file.
 *
 * @throws Error when `named` has what is no page, or a page has no text.
 */
export function agentDocs({ named }: Options) {
  return ({ baseUrl, siteConfig }: LoadContext): PagesPlugin => {
    const root = new URL(baseUrl, siteConfig.url);
    const inFull = (address: string) => new URL(address, root).href;
    const packages = ["mathlive", COMPUTE_ENGINE].map(
      (name) => `${name} ${installedVersion(name)}`,
    );
    const namedOnly = named.map((address) => baseUrl + address.slice(1));
    let pages: readonly Page[] = [];

    return {
      name: "agent-docs",
      async allContentLoaded({ allContent }) {
        pages = pagesOf(allContent);
        const known = new Set(pages.map(({ address }) => address));
        const unknown = namedOnly.filter((address) => !known.has(address));
        if (unknown.length > 0)
          throw new Error(
            `agentDocs names ${unknown.join(", ")}, which is no page: correct docusaurus.config.ts.`,
          );
      },
      readPages({ outDir }) {
        const byAddress = new Map(pages.map((page) => [page.address, page]));
        const twins = new Map<string, Pick<Twin, "url" | "markdown">>();
        return {
          read({ tree, url }) {
            const page = byAddress.get(baseUrl + url.slice(1));
            if (!page) return;
            const { address, title, description } = page;
            const twin = twinAddress(address, baseUrl);
            const facts = {
              address: inFull(address),
              title,
              description,
              packages,
            };
            const markdown = markdownOf(tree, facts);
            writeFileSync(
              path.join(outDir, twin.slice(baseUrl.length)),
              markdown,
            );
            twins.set(address, { url: inFull(twin), markdown });
          },
          async finish() {
            const all = pages.map((page): Twin => {
              const twin = twins.get(page.address);
              if (!twin) throw new Error(`${page.address} was not built.`);
              return { ...page, ...twin };
            });
            const home = pages.find(({ address }) => address === baseUrl);
            const site: SiteFacts = {
              title: siteConfig.title,
              summary: home?.description ?? siteConfig.tagline,
              packages,
              index: inFull("llms.txt"),
              full: inFull("llms-full.txt"),
            };
            const full = fullTextOf(all, site, ({ address }) =>
              namedOnly.includes(address),
            );
            await writeFile(path.join(outDir, "llms.txt"), indexOf(all, site));
            await writeFile(path.join(outDir, "llms-full.txt"), full);
          },
        };
      },
    };
  };
}
