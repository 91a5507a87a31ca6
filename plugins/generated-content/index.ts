/** Content that the build generates: documents, and the props of elements. */
export {
  codeHtml,
  groupHtml,
  proseHtml,
  tableHtml,
  tablesOf,
  tableView,
  usesHtml,
  wordsFor,
  wordsTable,
} from "./html.ts";
export { generatedContent, writePages } from "./plugin.ts";
export { remarkViews } from "./props.ts";
export { firstSentence, sentencesOf } from "./sentence.ts";
export type {
  Attributes,
  FindUses,
  Provider,
  Use,
  Uses,
  View,
} from "./provider.ts";
