/** The TypeScript API of the packages: its pages, and excerpts of them. */
import type { Provider, Uses } from "../generated-content/index.ts";
import { apiDocuments } from "./documents.ts";
import { api, apiMembers } from "./excerpts.ts";
import { API_LIBRARIES } from "./layout.ts";
import { apiIndex } from "./listing.ts";

export type { ApiExport, ApiMember, ApiSurface } from "./declarations/index.ts";
export { deprecationOf, inLine, lineOf, sentenceOf } from "./doc.ts";
export { labelOf, signatureOf } from "./entry.ts";
export { API_LIBRARIES, type ApiLocation, layoutOf } from "./layout.ts";
export { LINES } from "./lines.ts";
export { pathOf } from "./links.ts";

/** The sources, pages and views that the API reference adds to the site. */
export const apiReference = {
  sources: API_LIBRARIES.map(({ source }) => source),
  pageSets: API_LIBRARIES.map((library) => ({
    folder: library.folder,
    pages: (siteDir: string, uses: Uses) =>
      apiDocuments(library, siteDir, uses),
  })),
  views: { Api: api, ApiIndex: apiIndex, ApiMembers: apiMembers },
} satisfies Provider;
