/** Code that is highlighted by the build. */
export { countRows, languageLabel, renderBlock } from "./block.ts";
export { renderDiff } from "./diff-html.ts";
export { escapeHtml, highlightLines } from "./highlight.ts";
export { type CodeLink, type FindLinks, findNoLinks } from "./link.ts";
export { parseMeta, type Meta } from "./meta.ts";
export { staticCode } from "./plugin.ts";
export { PROGRAMS, remarkStaticCode } from "./remark.ts";
