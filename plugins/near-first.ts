import type { LoadContext, Plugin } from "@docusaurus/types";

import { inlineScript } from "./inline-script.ts";

// Who reloads a page is led to where it was left, which takes the true heights.
const SCRIPT = `
  import { layOutNearFirst } from "./src/near-first";
  const [visit] = performance.getEntriesByType("navigation");
  if (visit?.type === "navigate") layOutNearFirst();
`;

/** Lets a document decide before its first layout what of it is laid out. */
export function nearFirst({ siteDir }: LoadContext): Plugin {
  return {
    name: "near-first",
    injectHtmlTags: () => ({
      headTags: [
        { tagName: "script", innerHTML: inlineScript(siteDir, SCRIPT) },
      ],
    }),
  };
}
