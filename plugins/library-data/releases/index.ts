/** Release notes: which page shows which, as HTML, and as feeds. */
export { longDate } from "./dates.ts";
export { NOTES_PAGE_SETS } from "./documents.ts";
export { feedOf, writeFeeds } from "./feed.ts";
export { anchorOf, LIBRARIES, libraryOf, releasesOf } from "./libraries.ts";
export { blocksToHtml } from "./markdown.ts";
export { indexOf, notesOf } from "./page.ts";
export { distribute } from "./paging.ts";
export { addressOf, planOf } from "./plan.ts";
export { standing } from "./standing.ts";
