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
