/** The state that a page keeps in its address: how it is read and written. */
export { AddressBar, type Router } from "./bar";
export { formula } from "./formula";
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
export { StateAddress } from "./state-address";
