/**
 * The state that a page keeps in its address: when it is written and read. An
 * address may come from anybody, so each value of it is read and bounded here
 * before anything shows it.
 */
export { AddressBar, type Router } from "./bar";
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
export { StateAddress } from "./state";
export { wordsOf } from "./words";
