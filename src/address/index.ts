/**
 * All that an address may bring to a page: it may come from anybody, so each
 * value is read and bounded here before anything shows it.
 */
export { writeAddress } from "./entry";
export {
  choice,
  flag,
  readFragment,
  whole,
  writeFragment,
  type Found,
  type Part,
  type Parts,
} from "./fragment";
export { nestingFault } from "./json";
export { formula, latexFault } from "./latex";
export { wordsOf } from "./words";
