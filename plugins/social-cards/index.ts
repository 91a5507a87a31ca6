import { existsSync, readFileSync } from "node:fs";
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import type { LoadContext } from "@docusaurus/types";

import { metaOf, type PagesPlugin } from "../built-pages/index.ts";
import { digestOf } from "../files.ts";
import { installedVersion } from "../package-facts/index.ts";
import { type Card, cardPainter } from "./draw.ts";

/** Options of the cards of a site. */
interface Options {
  /** The mark, an SVG file in the project. */
  readonly logo: string;
  /** The names of the parts of the site, by the first segment of a path. */
  readonly sections: Readonly<Record<string, string>>;
}

/**
 * Makes the social card of every page that names one of its own in its head:
 * the image is drawn after the build from the page's title and description. A
 * card that was drawn before is taken from `node_modules/.cache`.
 *
 * @param options - What the site says about its cards.
 */
export function socialCards(options: Options) {
  return ({ siteDir }: LoadContext): PagesPlugin => ({
    name: "social-cards",
    readPages({ outDir, siteConfig }) {
      const logo = readFileSync(path.join(siteDir, options.logo), "utf8");
      const store = path.join(siteDir, "node_modules/.cache/social-cards");
      const digest = templateDigest(logo);
      const root = new URL(siteConfig.baseUrl, siteConfig.url).href;
      let paint: ReturnType<typeof cardPainter> | undefined;

      const drawn = async (card: Card): Promise<string> => {
        const content = JSON.stringify([digest, siteConfig.title, card]);
        const key = digestOf(content).slice(0, 32);
        const file = path.join(store, `${key}.png`);
        if (existsSync(file)) return file;
        paint ??= cardPainter({ name: siteConfig.title, logo });
        const image = await paint(card);
        await mkdir(store, { recursive: true });
        await writeFile(file, image);
        return file;
      };

      const make = async (image: string, card: Card): Promise<void> => {
        const target = path.join(outDir, image);
        await mkdir(path.dirname(target), { recursive: true });
        await copyFile(await drawn(card), target);
      };

      // Other threads draw while pages are read.
      const drawing: Promise<void>[] = [];
      return {
        read({ file, tree }) {
          const meta = metaOf(tree);
          const image = imageOf(file);
          const address = decodeURI(meta.get("og:image") ?? "");
          // Others have lent it: it is drawn for the page that it is named by.
          if (address !== decodeURI(root) + image) return;
          const section =
            options.sections[file.split("/")[0] ?? ""] ?? siteConfig.tagline;
          const card = cardOf(meta, { title: siteConfig.title, section });
          drawing.push(make(image, card));
        },
        async finish() {
          await Promise.all(drawing);
        },
      };
    },
  });
}

/** The card that a built page would name as its own. */
function imageOf(file: string): string {
  return `og/${file.replace(/(\/index)?\.html$/, "")}.png`;
}

/**
 * The card of a page, as the page's head describes it.
 *
 * @param meta - The contents of its `meta` elements, by property or name.
 * @param site.title - The name of the site, which ends the pages' titles.
 * @param site.section - The part of the site that the page belongs to.
 */
export function cardOf(
  meta: ReadonlyMap<string, string>,
  site: { title: string; section: string },
): Card {
  const title = meta.get("og:title") ?? site.title;
  return {
    title: title.replace(` | ${site.title}`, ""),
    description: meta.get("og:description") ?? "",
    section: site.section,
    width: Number(meta.get("og:image:width")),
    height: Number(meta.get("og:image:height")),
  };
}

/** Changes whenever a card of the same content would look different. */
function templateDigest(logo: string): string {
  const source = readFileSync(new URL("draw.ts", import.meta.url), "utf8");
  const versions = [
    "satori",
    "@resvg/resvg-js",
    "@fontsource/source-sans-3",
  ].map(installedVersion);
  return digestOf(JSON.stringify([logo, source, versions])).slice(0, 32);
}
