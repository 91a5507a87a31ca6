/** The pages of the site as Markdown, for programs that read. */
export { markdownOf } from "./markdown.ts";
export { fullTextOf, indexOf } from "./lists.ts";
export { agentDocs } from "./plugin.ts";
