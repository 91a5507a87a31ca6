/**
 * The register of the names of both packages: of each its address, its
 * signature, the first sentence on it and the keys that it is searched by.
 * Tables, cards, the editor's help and the search format what it says.
 */
export { apiNames } from "./api.ts";
export { commandNames, environmentNames } from "./commands.ts";
export {
  entries,
  entriesByName,
  entryName,
  isEntry,
  type LibraryEntry,
} from "./entries.ts";
export { type DescribedName, libraryNames } from "./library.ts";
export type { RegisteredName } from "./name.ts";
export { termAddress, terms, TERMS_ROUTE } from "./terms.ts";
