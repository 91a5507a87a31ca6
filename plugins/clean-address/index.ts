import type { Plugin } from "@docusaurus/types";

/**
 * Runs in the page, in its head. Hosts that serve files as they are also
 * answer `/mathfield/index.html` and `/mathfield.html`; the router knows a
 * page by its own address alone and would render another one first. Slashes in
 * a row are one, as hosts take them: a path that starts with two would be
 * another host to whatever writes it into the history.
 */
const CLEAN_PATH = `
const clean = location.pathname
  .replace(/(\\/|\\/index\\.html|\\.html)$/, "/")
  .replace(/\\/{2,}/g, "/");
if (clean !== location.pathname)
  history.replaceState(null, "", clean + location.search + location.hash);
`;

/**
 * Runs there too, ahead of the router and at each of its moves: Docusaurus
 * decodes a fragment to scroll to its place, and the page crashes when that
 * cannot be done, as for `#100%`. As an escaped `%` it can.
 */
const ESCAPE_FRAGMENT = `
const escapeFragment = () => {
  try {
    decodeURIComponent(location.hash);
  } catch {
    history.replaceState(history.state, "", location.hash.replaceAll("%", "%25"));
  }
};
addEventListener("popstate", escapeFragment);
escapeFragment();
`;

/**
 * Keep the address in a form that the router can read: without `index.html`,
 * `.html` and slashes in a row, and with a fragment that can be decoded.
 */
export function cleanAddress(): Plugin {
  const script = `{${CLEAN_PATH}${ESCAPE_FRAGMENT}}`;
  return {
    name: "clean-address",
    injectHtmlTags: () => ({
      headTags: [{ tagName: "script", innerHTML: script }],
    }),
  };
}
