import { writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

import type { LoadContext, Plugin, Props } from "@docusaurus/types";
import { Piscina } from "piscina";

import { twinAddress } from "../../src/twin-address.ts";
import { COMPUTE_ENGINE, installedVersion } from "../package-facts/index.ts";
import { fullTextOf, indexOf, type SiteFacts, type Twin } from "./lists.ts";
import { type Page, pagesOf } from "./pages.ts";
import type { Task } from "./worker.ts";

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
  return ({ baseUrl, siteConfig }: LoadContext): Plugin => {
    const root = new URL(baseUrl, siteConfig.url);
    const inFull = (address: string) => new URL(address, root).href;
    const packages = ["mathlive", COMPUTE_ENGINE].map(
      (name) => `${name} ${installedVersion(name)}`,
    );
    const namedOnly = named.map((address) => baseUrl + address.slice(1));
    let pages: readonly Page[] = [];

    const writeTwin = async (
      pool: Piscina<Task, string>,
      page: Page,
      outDir: string,
    ): Promise<Twin> => {
      const file = (address: string) =>
        path.join(outDir, address.slice(baseUrl.length));
      const twin = twinAddress(page.address, baseUrl);
      const { title, description } = page;
      const markdown = await pool.run({
        from: file(`${page.address}index.html`),
        to: file(twin),
        facts: { title, description, address: inFull(page.address), packages },
      });
      return { ...page, url: inFull(twin), markdown };
    };

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
      async postBuild({ outDir }: Props) {
        const pool = openPool();
        const twins = await Promise.all(
          pages.map((page) => writeTwin(pool, page, outDir)),
        ).finally(() => pool.destroy());
        const home = pages.find(({ address }) => address === baseUrl);
        const site: SiteFacts = {
          title: siteConfig.title,
          summary: home?.description ?? siteConfig.tagline,
          packages,
          index: inFull("llms.txt"),
          full: inFull("llms-full.txt"),
        };
        const full = fullTextOf(twins, site, ({ address }) =>
          namedOnly.includes(address),
        );
        await writeFile(path.join(outDir, "llms.txt"), indexOf(twins, site));
        await writeFile(path.join(outDir, "llms-full.txt"), full);
      },
    };
  };
}

/** Workers that write twins, the trees of long pages taking much time. */
function openPool(): Piscina<Task, string> {
  return new Piscina({
    filename: fileURLToPath(new URL("./worker.ts", import.meta.url)),
    execArgv: ["--import", "tsx"],
    maxThreads: availableParallelism(),
  });
}
