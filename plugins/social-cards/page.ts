import { Parser } from "htmlparser2";

/** What a social card shows of a page. */
export interface Card {
  /** The page's title, without the name of the site. */
  title: string;
  /** What the page is about; empty if it does not say. */
  description: string;
  /** The part of the site that the page belongs to. */
  section: string;
  /** Size of the image, in pixels. */
  width: number;
  height: number;
}

/**
 * Reads the metadata in the head of a built page.
 *
 * @param html - The page.
 * @returns The contents of its `meta` elements by property or name.
 */
export function readMeta(html: string): Map<string, string> {
  const meta = new Map<string, string>();
  const parser = new Parser({
    onopentag(tag, { property, name, content }) {
      const key = property ?? name;
      if (tag === "meta" && key !== undefined && content !== undefined) {
        meta.set(key, content);
      }
      // The rest of the page is of no interest, and long.
      if (tag === "body") parser.pause();
    },
  });
  parser.end(html);
  return meta;
}

/**
 * The card of a page, as the page's head describes it.
 *
 * @param meta - The page's metadata.
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
