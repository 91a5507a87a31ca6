import type { Layout, ApiLocation } from "./layout.ts";

/**
 * The path of an export or a member, as documents link to it.
 *
 * @param layout - The pages of its package.
 * @param place - Its page, and its anchor there.
 * @returns A path from the root of the site, without the base path.
 */
export function pathOf(
  { library }: Layout,
  { page, anchor }: ApiLocation,
): string {
  const hash = anchor === "" ? "" : `#${encodeURIComponent(anchor)}`;
  return `/${library.folder}/${page.slug}/${hash}`;
}
