import { readSettings } from "../../settings/index.ts";
import { type Layout, layoutOf, LIBRARIES, type Place } from "./layout.ts";

/** The path of a place from the root of the site, without its base path. */
export function pathOf({ library }: Layout, { page, anchor }: Place): string {
  const hash = anchor === "" ? "" : `#${encodeURIComponent(anchor)}`;
  return `/${library.folder}/${page.slug}/${hash}`;
}

/** The address of a path, for HTML that the theme does not go through. */
export function href(path: string): string {
  return readSettings(process.env).baseUrl + path.slice(1);
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
  const library = LIBRARIES.find((each) => each.name === name);
  if (!library) return undefined;
  const layout = await layoutOf(library);
  const place = layout.places.get(wanted);
  return place && pathOf(layout, place);
}
