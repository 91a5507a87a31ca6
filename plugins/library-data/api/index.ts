/** The pages of the packages' TypeScript API. */
export { addressOf, pathOf } from "./address.ts";
export { apiDocuments } from "./documents.ts";
export { excerptOf } from "./excerpt.ts";
export { labelOf } from "./html/entry.ts";
export { layoutOf, LIBRARIES } from "./layout.ts";
export { listingOf } from "./listing.ts";
export { INSTANCES } from "./mentions.ts";
