import { type Layout, layoutOf, API_LIBRARIES, type Place } from "./layout.ts";

/** The path of a place from the root of the site, without its base path. */
export function pathOf({ library }: Layout, { page, anchor }: Place): string {
  const hash = anchor === "" ? "" : `#${encodeURIComponent(anchor)}`;
  return `/${library.folder}/${page.slug}/${hash}`;
}

/**
 * The path of the page that tells of an export, or of a member of one, as
 * documents link to it: without the base path of the site.
 *
 * @param name - The package: `mathlive`, `@cortex-js/compute-engine`.
 * @param wanted - `Parser`, `Parser.peek`, `interval/add`.
 * @returns Undefined when the installed package has no such name.
 */
export async function addressOf(
  name: string,
  wanted: string,
): Promise<string | undefined> {
  const library = API_LIBRARIES.find((each) => each.name === name);
  if (!library) return undefined;
  const layout = await layoutOf(library);
  const place = layout.places.get(wanted);
  return place && pathOf(layout, place);
}
