/** The pages of the packages' TypeScript API. */
export { addressOf } from "./address.ts";
export { apiDocuments } from "./documents.ts";
export { excerptOf } from "./excerpt.ts";
export { layoutOf, LIBRARIES } from "./layout.ts";
export { listingOf } from "./listing.ts";
