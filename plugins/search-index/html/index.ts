/** Built pages, as the search reads them. */
export { readPage, type PageText, type Place } from "./read.ts";
