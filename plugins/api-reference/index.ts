/** The TypeScript API of the packages: its pages, and excerpts of them. */
import type { Provider, Uses } from "../generated-content/index.ts";
import { apiComputeEngine, apiMathlive } from "./declarations/index.ts";
import { apiDocuments } from "./documents.ts";
import { API_LIBRARIES } from "./layout.ts";
import { api, apiIndex, apiMembers } from "./views.ts";

export { pathOf } from "./address.ts";
export type { ApiExport, ApiMember, ApiSurface } from "./declarations/index.ts";
export { deprecationOf } from "./html/doc.ts";
export { labelOf } from "./html/entry.ts";
export { lineOf, sentenceOf } from "./html/summary.ts";
export { API_LIBRARIES, layoutOf } from "./layout.ts";
export { LINES } from "./lines/index.ts";

/** What the API reference adds to the documents of the site. */
export const apiReference = {
  sources: [apiMathlive, apiComputeEngine],
  pageSets: API_LIBRARIES.map((library) => ({
    folder: library.folder,
    pages: (siteDir: string, uses: Uses) =>
      apiDocuments(library, siteDir, uses),
  })),
  views: { Api: api, ApiIndex: apiIndex, ApiMembers: apiMembers },
} satisfies Provider;
