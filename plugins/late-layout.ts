import type { Plugin } from "@docusaurus/types";

/**
 * Runs in the page, in its head: marks a page that is opened at its top. Style
 * sheets that let the browser lay out later what is out of view ask for the
 * mark. Without scripts, and where an address leads to a place in the page, all
 * is laid out at once: the place would be a guess otherwise.
 *
 * Style sheets could tell by `:has(:target)` alone, but then the browser looks
 * at all that is late anew whenever an element comes to the page.
 */
const MARK = `if (location.hash.length < 2) document.documentElement.dataset.lateLayout = "";`;

/** Lay out later what is out of view, see `src/client/settle.ts` for the rest. */
export function lateLayout(): Plugin {
  return {
    name: "late-layout",
    injectHtmlTags: () => ({
      headTags: [{ tagName: "script", innerHTML: MARK }],
    }),
  };
}
