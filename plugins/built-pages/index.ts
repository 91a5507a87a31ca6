/** The built pages, each read and parsed once for all that is made of them. */
export { builtPages } from "./plugin.ts";
export type { BuiltPage, PageReader, PagesPlugin, Site } from "./reader.ts";
export { isText, metaOf, texOf } from "./text.ts";
export {
  dataOf,
  elementsIn,
  find,
  findAll,
  hasClass,
  isTag,
  parseFragment,
  parsePage,
  textOf,
} from "./tree.ts";
