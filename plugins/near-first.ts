import type { LoadContext, Plugin } from "@docusaurus/types";

import { inlineScript } from "./inline-script.ts";

const SCRIPT = `import { layOutNearFirst } from "./src/near-first"; layOutNearFirst();`;

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
