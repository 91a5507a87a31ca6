/** Content that the build generates: documents, and the props of elements. */
export { groupHtml } from "./group.ts";
export { writePages } from "./pages.ts";
export { generatedContent } from "./plugin.ts";
export type { Provider } from "./provider.ts";
export { remarkViews } from "./remark.ts";
export { codeHtml, proseHtml, tableHtml, wordsFor } from "./table.ts";
export { type FindUses, type Use, type Uses, usesHtml } from "./uses.ts";
export type { Attributes, View } from "./view.ts";
