import type { Plugin } from "@docusaurus/types";

/**
 * Runs in the page, in its head. Hosts that serve files as they are also
 * answer `/mathfield/index.html` and `/mathfield.html`; the router knows a
 * page by its own address alone and would render another one first.
 */
const STRIP_SUFFIX = `
const clean = location.pathname.replace(/(\\/|\\/index\\.html|\\.html)$/, "/");
if (clean !== location.pathname)
  history.replaceState(null, "", clean + location.search + location.hash);
`;

/** Strip `index.html` and `.html` from the address that a page is opened by. */
export function cleanAddress(): Plugin {
  return {
    name: "clean-address",
    injectHtmlTags: () => ({
      headTags: [{ tagName: "script", innerHTML: `{${STRIP_SUFFIX}}` }],
    }),
  };
}
