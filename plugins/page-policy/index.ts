import { writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";

import type { LoadContext } from "@docusaurus/types";

import type { PagesPlugin } from "../built-pages/index.ts";
import { inlineScript } from "../inline-script.ts";
import { applyPolicy, POLICY_PLACE } from "./apply.ts";
import { HEADERS } from "./policy.ts";

export { POLICY_PLACE };

const GUARD = `import { dropForeignMessages } from "./src/foreign-messages"; dropForeignMessages();`;

/**
 * What a page may do and who may talk to it: a guard of messages that runs
 * before any other script, a policy in each built page, and a file of headers
 * for hosts that read one. A page that is being written has the guard only:
 * what reloads it evaluates code.
 *
 * @param services - Origins that pages ask besides their own.
 * @see SECURITY.md
 */
export function pagePolicy(services: readonly string[]) {
  return ({ siteDir, baseUrl }: LoadContext): PagesPlugin => ({
    name: "page-policy",
    injectHtmlTags: () => ({
      headTags: [
        { tagName: "script", innerHTML: inlineScript(siteDir, GUARD) },
      ],
    }),
    readPages: ({ outDir }) => ({
      read(page) {
        const html = applyPolicy(page, services);
        writeFileSync(path.join(outDir, page.file), html);
      },
      finish: () =>
        writeFile(path.join(outDir, "_headers"), headersFile(baseUrl)),
    }),
  });
}

/**
 * The headers of all files, in the format that several static hosts share.
 *
 * @see https://docs.netlify.com/manage/routing/headers/
 */
function headersFile(baseUrl: string): string {
  const lines = Object.entries(HEADERS).map(
    ([name, value]) => `  ${name}: ${value}`,
  );
  return [`${baseUrl}*`, ...lines, ""].join("\n");
}
