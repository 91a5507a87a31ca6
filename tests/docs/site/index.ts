export { ADDRESSES, readAddresses } from "./addresses.ts";
export { anchorsOf } from "./anchors.ts";
export { linksOf } from "./links.ts";
export { nearest } from "./nearest.ts";
export { mdxFiles, sitePages, withSlash } from "./pages.ts";
export { commentsOf, type Passage, passagesOf, stringsOf } from "./prose.ts";
