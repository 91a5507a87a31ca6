/**
 * Where a page stands as Markdown: at its own address with `.md` in place of
 * the slash, the home page at `index.md`.
 *
 * @param address - Path of the page, with the site's base path.
 * @param baseUrl - That base path: starts and ends with a slash.
 */
export function twinAddress(address: string, baseUrl: string): string {
  const path = address.replace(/\/*$/, "");
  return path === baseUrl.slice(0, -1) ? `${baseUrl}index.md` : `${path}.md`;
}
