import type { Plugin } from "@docusaurus/types";

/**
 * Runs in the page, in its head. A path that starts with two slashes would name
 * another host to whatever writes it into the history, which throws. Hosts
 * differ in what they answer to slashes in a row, so the page is asked for
 * anew.
 */
const JOIN_SLASHES = `
if (/\\/{2}/.test(location.pathname))
  location.replace(
    location.pathname.replace(/\\/{2,}/g, "/") + location.search + location.hash,
  );
`;

/**
 * Runs there too. Hosts that serve files as they are also answer
 * `/mathfield/index.html` and `/mathfield.html`; the router knows a page by its
 * own address alone and would render another one first.
 */
const STRIP_SUFFIX = `
const clean = location.pathname.replace(/(\\/|\\/index\\.html|\\.html)$/, "/");
if (clean !== location.pathname && !clean.startsWith("//"))
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
 * Keeps the address in a form that the router can read: without `index.html`,
 * `.html` and slashes in a row, and with a fragment that can be decoded.
 */
export function cleanAddress(): Plugin {
  const script = `{${JOIN_SLASHES}${STRIP_SUFFIX}${ESCAPE_FRAGMENT}}`;
  return {
    name: "clean-address",
    injectHtmlTags: () => ({
      headTags: [{ tagName: "script", innerHTML: script }],
    }),
  };
}
