/**
 * Addresses that pages of this documentation had elsewhere, or that the
 * packages link. This list is the only one: the build writes it down for hosts,
 * and the page for addresses without a page follows it where a host does not.
 */

/**
 * Old addresses and where they lead, without the base path. One that ends with
 * `*` is for all addresses that begin so, whose rest goes on to the new one. A
 * new one has a folder with a page before its `*`: the rest of `/*` could begin
 * with a slash and name another host.
 */
export const OLD_ADDRESSES: Readonly<Record<string, string>> = {
  // Site of MathLive alone.
  "/mathlive/*": "/mathfield/*",
  // The search of the earlier site knew pages by these addresses.
  "/docs/compute-engine/*": "/compute-engine/*",
  "/docs/math-json/*": "/math-json/*",
  "/docs/mathfield/*": "/mathfield/*",
  "/docs/tutorials/calculator/": "/tutorials/calculator/",
  "/docs/tutorials/simple-quiz/": "/tutorials/simple-quiz/",
  // Links of the read-me and the change log of the Compute Engine.
  "/epsil/": "/compute-engine/api/epsil/",
  "/epsil/mcp/": "/compute-engine/api/epsil/",
  "/compute-engine/guides/identities/": "/compute-engine/api/identities/",
  "/compute-engine/guides/python-target/": "/compute-engine/api/python-target/",
};

/**
 * Finds where an old address leads.
 *
 * @param pathname - Path of the address, without the base path of the site.
 * @returns The path of the page that it has now, or nothing where the list does
 * not have the address. An address below a folder is not looked up: there may
 * be no page.
 */
export function newAddress(pathname: string): string | undefined {
  const whole = pathname.endsWith("/") ? pathname : `${pathname}/`;
  const exact = OLD_ADDRESSES[whole];
  if (exact !== undefined) return exact;
  for (const [from, to] of Object.entries(OLD_ADDRESSES)) {
    const folder = from.slice(0, -1);
    if (!from.endsWith("*") || !whole.startsWith(folder)) continue;
    return to.slice(0, -1) + pathname.slice(folder.length);
  }
  return undefined;
}
