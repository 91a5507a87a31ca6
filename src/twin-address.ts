/**
 * Returns the address of a page as Markdown: its own with `.md` in place of the
 * slash, or `index.md` for the home page.
 *
 * @param address - Path of the page, with the site's base path.
 * @param baseUrl - That base path: starts and ends with a slash.
 */
export function twinAddress(address: string, baseUrl: string): string {
  const path = address.replace(/\/*$/, "");
  return path === baseUrl.slice(0, -1) ? `${baseUrl}index.md` : `${path}.md`;
}
