/**
 * The MDX files that the site is made of, each parsed once for all that read
 * it: its sections and its fences. `built-pages` does the same for the HTML
 * that they become.
 */
export { type Fence, fencesOf } from "./fences.ts";
export { languageOf, LANGUAGES, PROGRAMS } from "./languages.ts";
export { parseMeta } from "./meta.ts";
export { findPages, type SourcePage, sourcePage, sourcePages } from "./page.ts";
export { anchorsOf, type Section } from "./sections.ts";
export { fenceFaults, FENCE_WORDS } from "./vocabulary.ts";
