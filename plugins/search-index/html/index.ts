/** Built pages, as the search reads them. */
export { readPage, type PageText } from "./read.ts";
