/** Built pages, as the search reads them. */
export { readText, type PageText } from "./read.ts";
