/** What the reader has chosen, what is computed of it, and the address. */
export { answerOf, foldOf, type Group } from "./answer";
export type { Drawn } from "./function";
export { MORE_MS } from "./inquiry";
export {
  isSlider,
  MOST_PARAMETERS,
  parametersOf,
  withParameter,
  type Parameter,
} from "./parameters";
export { Session } from "./session";
export type { Shown } from "./shown";
export { INITIAL, viewOf, type DemoState } from "./state";
export { SECTIONS, titleOf, type Named } from "./tasks";
export {
  BEFORE,
  faultOf,
  isEmpty,
  isInitial,
  isRunning,
  programFor,
  timedOut,
  variableOf,
  type DemoView,
} from "./view";
