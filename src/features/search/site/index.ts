export { AREAS, nameOf, type NamedArea } from "./areas";
export { addressOf, readQuery, type Asked } from "./asked";
export { searchClient, sourceOf, type SiteConfig } from "./client";
